import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AdvertsChange, NewsletterChange, NewslettersRead } from '../../../domain/newsletter.ts';
import { ApiError } from '../../failure.ts';
import { newslettersMachine } from './newsletters.machine.ts';
import { several } from './newsletters.samples.ts';

const refusal = new ApiError('invalid', 'POST /ajax/servicesemail', { feedback: 'For subscribers only.' });
const lost = new ApiError('server', 'POST /ajax/servicesemail');

/** Lets answers reach the chart. */
const delivered = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The page with a server that answers on demand. */
async function open() {
  let received: NewslettersRead = several;
  const sent: (NewsletterChange | AdvertsChange)[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const said: (string | null)[] = [];
  const machine = newslettersMachine.provide({
    actors: {
      readNewsletters: fromPromise(() => Promise.resolve(received)),
      changeNewsletter: fromPromise<void, NewsletterChange | AdvertsChange>(({ input }) => {
        sent.push(input);
        const answer = Promise.withResolvers<void>();
        answers.push(answer);
        return answer.promise;
      }),
    },
  });
  const actor = createActor(machine, { input: { accountId: 7, cached: null } });
  actor.on('message.given', ({ failure }) => said.push(failure.feedback));
  actor.start();
  await delivered();
  const context = () => actor.getSnapshot().context;
  return {
    sent,
    said,
    tell: (newsletters: NewslettersRead) => {
      received = newsletters;
    },
    isUnsent: () => actor.getSnapshot().hasTag('unsent'),
    switchTo: (rowId: string, isOn: boolean) => actor.send({ type: 'change.made', rowId, pendingChange: { isOn } }),
    isOn: (id: string) => context().listing.rows.find((row) => row.id === id)?.isOn,
    refused: () => Object.entries(context().refusals).map(([id, { failure }]) => [id, failure.feedback]),
    answer: async (error?: ApiError) => {
      const last = answers.at(-1);
      if (error) last?.reject(error);
      else last?.resolve();
      await delivered();
    },
  };
}

describe('a switch', () => {
  test('is shown at once; changes are sent one at a time, in order', async () => {
    const page = await open();
    page.switchTo('11-summary', false);
    page.switchTo('11-adverts', true);
    page.switchTo('15-section-copper', true);
    page.switchTo('other-offresPartenaires', true);
    expect([page.isOn('11-summary'), page.isOn('11-adverts'), page.isOn('15-section-copper')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(page.sent).toHaveLength(1);
    for (let left = 4; left > 0; left -= 1) {
      expect(page.isUnsent()).toBe(true);
      await page.answer();
    }
    expect(page.isUnsent()).toBe(false);
    expect(page.sent).toEqual([
      { choice: { kind: 'summary', publicationId: 11 }, isOn: false },
      { accountId: 7, publicationId: 11, isWithout: true },
      { choice: { kind: 'section', publicationId: 15, code: 'copper' }, isOn: true },
      { choice: { kind: 'other', code: 'offresPartenaires' }, isOn: true },
    ]);
  });

  test('moved while another change is running sends its newest value only', async () => {
    const page = await open();
    page.switchTo('11-summary', false);
    for (const isOn of [true, false, true, false, true]) page.switchTo('15-section-copper', isOn);
    await page.answer();
    await page.answer();
    expect(page.sent).toEqual([
      { choice: { kind: 'summary', publicationId: 11 }, isOn: false },
      { choice: { kind: 'section', publicationId: 15, code: 'copper' }, isOn: true },
    ]);
  });

  test('refused is rolled back alone and marked until it is moved again; the toast appears once', async () => {
    const page = await open();
    page.switchTo('15-summary', true);
    page.switchTo('11-summary', false);
    page.switchTo('15-section-copper', true);
    await page.answer(refusal);
    await page.answer();
    await page.answer(refusal);
    expect([page.isOn('15-summary'), page.isOn('11-summary'), page.isOn('15-section-copper')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(page.refused()).toEqual([
      ['15-summary', 'For subscribers only.'],
      ['15-section-copper', 'For subscribers only.'],
    ]);
    expect(page.said).toEqual(['For subscribers only.', 'For subscribers only.']);
    page.switchTo('15-summary', true);
    expect(page.refused()).toEqual([['15-section-copper', 'For subscribers only.']]);
  });

  test('whose answer was lost is read again: a change that was made is never reported as failed', async () => {
    const page = await open();
    page.switchTo('11-summary', false);
    page.switchTo('15-summary', true);
    await page.answer(lost);
    page.tell({
      ...several,
      publications: several.publications.map((publication) => ({
        ...publication,
        summary: publication.summary && { ...publication.summary, isReceived: false },
      })),
    });
    await page.answer(lost);
    expect([page.isOn('11-summary'), page.isOn('15-summary')]).toEqual([false, false]);
    expect(page.refused()).toEqual([['15-summary', null]]);
  });
});
