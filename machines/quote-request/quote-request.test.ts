import fc from 'fast-check';
import { create, string, type as having } from 'superstruct';
import { describe, expect, test } from 'vitest';
import type { Configuration } from '../engine/model/explore.ts';
import { explore } from '../engine/model/explore.ts';
import type { Replay } from '../engine/model/replay.ts';
import { replayLine } from '../engine/model/replay.ts';
import { walkRandomly } from '../engine/model/random-walk.ts';
import { stateName } from '../engine/step.ts';
import { freshQuoteRequest } from './quote-request.draft.ts';
import type { QuoteRequestContext } from './quote-request.context.ts';
import { quoteRequestChart } from './quote-request.samples.ts';

const configurations = explore(quoteRequestChart);
const byId = new Map(configurations.map((each) => [each.id, each]));

/** The steps reachable from a configuration. */
function future(from: Configuration): ReadonlySet<string> {
  const steps = new Set([from.step]);
  const seen = new Set([from.id]);
  for (const id of seen) {
    for (const { to } of byId.get(id)?.moves ?? []) seen.add(to);
    steps.add(byId.get(id)?.step ?? '');
  }
  return steps;
}

describe('laws of every configuration', () => {
  test('sent is shown only for the server’s answer, or its receipt', () => {
    const ways = configurations
      .filter(({ state }) => state !== 'sent')
      .flatMap(({ moves }) => moves.filter(({ to }) => byId.get(to)?.state === 'sent'));
    expect(new Set(ways.map(({ move }) => move.token))).toEqual(
      new Set(['requestQuote:done.sent', 'route #quoteRequest.sent']),
    );
    expect(configurations.filter(({ step, context }) => step === 'sent' && !context.draft.receipt)).toEqual([]);
  });

  test('a request with an unknown result is neither changed nor left', () => {
    const uncertain = configurations.filter(({ context }) => context.draft.submitted);
    // The site's texts in another language do not change a request.
    const tokens = uncertain.flatMap(({ moves }) => moves.filter(({ move }) => move.kind !== 'answer'));
    expect(new Set(tokens.map(({ move }) => move.token))).toEqual(
      new Set(['retried', 'site.received:english', 'wait patience']),
    );
  });

  test('sending is reachable from everywhere', () => {
    expect(configurations.filter((each) => !future(each).has('sent')).map(({ id }) => id)).toEqual([]);
  });

  test('pricing and saving the draft block no step', () => {
    const form = configurations.filter(({ state }) => state.startsWith('form.'));
    expect(form.filter(({ snapshot }) => snapshot.hasTag('busy'))).toEqual([]);
  });

  test('a price without a mark is the price of the present offer', () => {
    const wrong = configurations.filter(
      ({ state, context: { price, offer } }) =>
        state.startsWith('form.') && price.status === 'priced' && price.question?.offer !== offer,
    );
    const differing = wrong.filter(
      ({ context: { price, offer } }) => JSON.stringify(price.question?.offer) !== JSON.stringify(offer),
    );
    expect(differing.map(({ id }) => id)).toEqual([]);
  });

  test('a failure is shown at its step only', () => {
    const carried = configurations.flatMap((from) =>
      from.moves.filter(({ move, to }) => {
        const next = byId.get(to);
        return move.kind !== 'answer' && next?.step !== from.step && next?.context.failure;
      }),
    );
    expect(carried).toEqual([]);
  });
});

const withKey = having({ key: string() });

/** Keys of sent requests, in order. */
function keys(replay: Replay): readonly string[] {
  return replay.asked.filter(({ port }) => port === 'requestQuote').map(({ input }) => create(input, withKey).key);
}

const stateOf = (replay: Replay): string => stateName(replay.snapshot().value);
const contextOf = (replay: Replay<QuoteRequestContext>): QuoteRequestContext => replay.snapshot().context;

const toNeeds = 'visitor > readQuoteDraft:done.none';
const toYou = `${toNeeds} > offer.changed:team > offer.given`;
const toCheck = `${toYou} > requester.changed:complete > requester.given`;
const toSending = `${toCheck} > request.confirmed`;

describe('the idempotency key', () => {
  test('a request whose answer was lost is repeated under its key', async () => {
    const lost = `${toSending} > requestQuote:failed.timeout > wait patience > requestQuote:failed.underWay > retried`;
    const [first, ...others] = keys(await replayLine(quoteRequestChart, lost));
    expect(others).toEqual([first, first]);
  });

  test('a request interrupted by a reload is repeated under its key', async () => {
    const replay = await replayLine(quoteRequestChart, 'reload > requestQuote:failed.timeout > retried');
    expect(new Set(keys(replay)).size).toBe(1);
    expect(keys(replay)).toHaveLength(2);
  });

  test.each([
    ['the server refused a choice', 'requestQuote:failed.currency > offer.changed:team > offer.given'],
    ['the server refused the requester', 'requestQuote:failed.email > requester.changed:complete > requester.given'],
    ['there were too many attempts', 'requestQuote:failed.tooMany'],
  ])('%s: a new key', async (_, meanwhile) => {
    const [first, second] = keys(
      await replayLine(quoteRequestChart, `${toSending} > ${meanwhile} > request.confirmed`),
    );
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
  });

  test('every key belongs to one request on any path', { timeout: 60_000 }, async () => {
    const walks = fc.asyncProperty(
      fc.constantFrom(...Object.keys(quoteRequestChart.inputs)),
      fc.array(fc.nat(), { maxLength: 60, size: 'max' }),
      async (input, choices) => {
        for await (const { replay, line } of walkRandomly(quoteRequestChart, input, choices)) {
          const sent = replay.asked.filter(({ port }) => port === 'requestQuote').map((question) => question.input);
          const distinct = new Set(sent.map((request) => JSON.stringify(request)));
          expect(`${line}: ${new Set(keys(replay)).size}`).toBe(`${line}: ${distinct.size}`);
        }
      },
    );
    await fc.assert(walks, { numRuns: 60, seed: 11 });
  });
});

describe('business paths', () => {
  test.each([
    ['a complete request', `${toSending} > requestQuote:done.sent`, 'sent'],
    ['the server’s draft cannot be read', 'visitor > readQuoteDraft:failed.offline', 'form.step.needs'],
    ['a change from the check step returns to it', `${toCheck} > offer.reopened > offer.given`, 'form.step.check'],
    [
      'the address of the check without an offer',
      `${toNeeds} > route #quoteRequest.form.step.check`,
      'form.step.needs',
    ],
    [
      'the address of the check without a requester',
      `${toNeeds} > offer.changed:team > route #quoteRequest.form.step.check`,
      'form.step.you',
    ],
    ['an offer that is not sold any more', `${toSending} > requestQuote:failed.currency`, 'form.step.needs'],
    ['a refused email address', `${toSending} > requestQuote:failed.email`, 'form.step.you'],
    ['too many attempts', `${toSending} > requestQuote:failed.tooMany`, 'form.step.check'],
    ['the answer was lost', `${toSending} > requestQuote:failed.timeout`, 'recovering.waiting'],
    [
      'the answer was lost, and the request arrived',
      `${toSending} > requestQuote:failed.timeout > wait patience > requestQuote:done.sent`,
      'sent',
    ],
    ['reload of the receipt', 'receiptPage', 'sent'],
    ['Back from the receipt', 'receiptPage > route #quoteRequest.form.step.you', 'form.step.needs'],
    ['and Forward', 'receiptPage > route #quoteRequest.form.step.you > route #quoteRequest.sent', 'sent'],
  ])('%s', async (_, line, state) => {
    const replay = await replayLine(quoteRequestChart, line);
    expect(stateOf(replay).split(' ')[0]).toBe(state);
  });

  test('input survives every refusal', async () => {
    const before = contextOf(await replayLine(quoteRequestChart, toCheck)).draft;
    for (const failure of ['currency', 'email', 'tooMany', 'timeout']) {
      const replay = await replayLine(quoteRequestChart, `${toSending} > requestQuote:failed.${failure}`);
      expect(contextOf(replay).draft).toMatchObject({ offer: before.offer, requester: before.requester });
    }
  });

  test('a discarded request leaves nothing, and a sent one only its receipt', async () => {
    const discarded = await replayLine(
      quoteRequestChart,
      `${toCheck} > request.discarded > dropQuoteDraft:done.dropped`,
    );
    const { seed, ...blank } = freshQuoteRequest('', null);
    expect(contextOf(discarded).draft).toMatchObject({ offer: blank.offer, requester: blank.requester, receipt: null });
    const sent = await replayLine(quoteRequestChart, `${toSending} > requestQuote:done.sent`);
    expect(contextOf(sent).draft).toMatchObject({ offer: blank.offer, requester: blank.requester });
    expect(contextOf(sent).draft.receipt?.email).toBe('amina.delacroix@example.fr');
    expect(seed).toBe('');
  });

  test('a draft that the server failed to discard is replaced by an empty one', async () => {
    const kept = 'visitor > readQuoteDraft:done.kept > request.discarded > dropQuoteDraft:failed.offline';
    const replay = await replayLine(quoteRequestChart, `${kept} > wait savingPause`);
    expect(contextOf(replay).draft.offer.publicationIds).toEqual([]);
    expect(replay.asked.at(-1)).toMatchObject({ port: 'saveQuoteDraft', input: { version: 7, draft: { email: '' } } });
  });

  test('the account prefills the requester, but never a civilité', async () => {
    const replay = await replayLine(quoteRequestChart, 'subscriber > readQuoteDraft:done.none');
    expect(contextOf(replay).draft.requester).toMatchObject({
      firstName: 'Amina',
      email: 'amina.delacroix@example.fr',
    });
    expect(contextOf(await replayLine(quoteRequestChart, toNeeds)).draft.requester.civility).toBe(41);
  });
});
