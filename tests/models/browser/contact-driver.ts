/** Driver of the contact page for a subscriber, in the language of the way, over the real server. */
import type { Page } from '@playwright/test';
import { message } from '../../../machines/contact/contact.fixtures.ts';
import type { ContactEvent } from '../../../machines/contact/contact.machine.ts';
import { contactChart } from '../../../machines/contact/contact.samples.ts';
import { goByIndex } from '../../support/controls.ts';
import { comeSignedIn, screen } from '../../support/browser-test.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { answered, complaining, failed, lost, rowsOfTable } from './calls.ts';
import type { Driver, Stage } from './driver.ts';
import type { Segment, Way, Playability } from './way.ts';
import { unanswerable, blocked, unchanged, undriven, elsewhere } from './way.ts';

const main = (page: Page) => page.locator('main');
const sendButton = (page: Page) => main(page).getByRole('button', { name: said(page, 'Send the message') });

/** Fills in the whole form. */
async function write(page: Page, kind: string): Promise<void> {
  const { kind: _, ...texts } = message;
  await main(page).locator('#kind').selectOption(kind);
  for (const [field, text] of Object.entries(texts)) {
    await main(page)
      .locator(`#${field}`)
      .fill(kind === '' ? '' : text);
  }
}

/** The person's action for each event. */
const person: Readonly<Record<ContactEvent['type'], (stage: Stage, segment: Segment) => Promise<void>>> = {
  'message.changed': ({ page }, { move }) => {
    const [, sample = ''] = move.token.split(':');
    return write(page, sample === 'nothing' ? '' : sample);
  },
  'message.confirmed': ({ page }) => sendButton(page).click(),
  'message.begun': ({ page }) =>
    main(page)
      .getByRole('link', { name: said(page, 'Write another message') })
      .click(),
};

function isEvent(type: string): type is ContactEvent['type'] {
  return type in person;
}

/** Simulations of the world's answers. */
const endings: Readonly<Record<string, Ending>> = {
  'sendMessage:done.sent': answered,
  'sendMessage:failed.timeout': lost,
  'sendMessage:failed.tooMany': failed(429),
  'sendMessage:failed.tooLong': complaining('message', 'Keep your message shorter.'),
};

/** Whether Back leads to the receipt again. */
function hasLeftReceipt({ segments }: Way): boolean {
  const last = segments.at(-1);
  return last?.from.state === 'sent' && last.move.kind === 'route';
}

function canPlay(way: Way, { from, move }: Segment): Playability {
  switch (move.kind) {
    case 'answer':
      return move.token in endings || unanswerable;
    case 'event':
      // The page does not submit incomplete or just refused messages; fields report changes only.
      if (move.token === 'message.confirmed') return !from.words.includes('invalid') || blocked;
      return move.token !== 'message.changed:nothing' || !from.words.includes('incomplete') || unchanged;
    case 'route':
      return (move.token.endsWith('.sent') ? hasLeftReceipt(way) : from.state === 'sent') || elsewhere;
    case 'wait':
      return undriven;
  }
}

async function open({ page, control, way, begin }: Stage): Promise<void> {
  const { account } = await control.scenario('noInvoice', { locale: languageOf(page) });
  await comeSignedIn(page, account);
  begin();
  await page.goto(`/${languageOf(page)}/account/contact`);
  await screen(page, way.start.step).waitFor();
}

export const contactDriver: Driver = {
  chart: contactChart,
  inputs: ['visitor'],
  canPlay,
  isMadeUp: (token) => endings[token] !== answered,
  memory: (way) => String(hasLeftReceipt(way)),
  shownBy: { element: 'main', attribute: 'data-state' },
  held: { sendMessage: rowsOfTable('form/contact') },
  open,
  play: async (stage, segment) => {
    const { page, calls } = stage;
    const { move, from } = segment;
    if (move.kind === 'answer') return endings[move.token]?.(await calls.asked(move.port));
    if (move.kind === 'route') {
      // The receipt replaced the form: the account's index leads to the form again, and Back to the receipt.
      if (from.state !== 'sent') return void (await page.goBack());
      return goByIndex(page, 'Contact');
    }
    if (move.kind === 'event' && isEvent(move.event.type)) return person[move.event.type](stage, segment);
    return undefined;
  },
};
