/** Driver of the invoice funnel for a buyer, in the language of the way, over the real server. */
import type { Request } from '@playwright/test';
import { array, create, number, type as having } from 'superstruct';
import type { InvoiceEvent } from '../../../machines/invoice/invoice.machine.ts';
import { invoiceChart } from '../../../machines/invoice/invoice.samples.ts';
import { calls as table } from '../../../contract/calls.ts';
import { linkOf, comeSignedIn } from '../../support/browser-test.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { answered, cut, requestsOf, rowsOfTable } from './calls.ts';
import type { Playing } from './ordering-play.ts';
import {
  didLast,
  follow,
  isLedOnToCheck,
  isOffered,
  isOrderTrue,
  main,
  orderingEndings,
  orderingPerson,
  orderingPlay,
  openOutcome,
  orderMemory,
  press,
  orderCalls,
  writeDown,
} from './ordering-play.ts';
import type { Driver, Stage } from './driver.ts';
import type { Segment, Way, Playability } from './way.ts';
import { answersOf, unanswerable, elsewhere } from './way.ts';

/** The person's action for each event. */
const person: Playing<InvoiceEvent['type']> = {
  ...orderingPerson,
  'selection.changed': async ({ page }, { move }) => {
    for (const box of await main(page).getByRole('checkbox').all()) await box.setChecked(move.token.endsWith(':both'));
  },
  'method.chosen': ({ page }, { move }) => {
    const name = move.token.endsWith(':card') ? /card/i : /transfer/i;
    return main(page)
      .getByRole('radio', { name: said(page, name) })
      .check();
  },
  'part.chosen': ({ page }, { move }) =>
    press(page, move.token.endsWith(':all') ? 'Pay the full amount left' : 'Pay only what’s due next'),
  'selection.confirmed': ({ page }) => press(page, /^(Check and pay|Continue)/),
  'copy.written': ({ page }) => main(page).getByLabel(said(page, 'Email address')).fill('accounts@example.org'),
  'copy.sent': async ({ page }) => {
    await main(page).getByLabel(said(page, 'Email address')).fill('accounts@example.org');
    await press(page, 'Send copy');
  },
  'transfer.replaced': ({ page }) => follow(page, /^Pay another way/),
  'choice.reopened': ({ page }) => follow(page, /^(Back|Change invoices or payment method|Go to the invoices)/),
};

/** Simulations of the world's answers; others cannot be played. */
const endings: Readonly<Record<string, Ending>> = {
  ...orderingEndings,
  'readInvoices:done.several': answered,
  'readInvoices:done.awaiting': answered,
  'readInvoices:done.single': answered,
  'readInvoices:done.settled': answered,
  'readInvoices:done.none': answered,
  'readInvoices:failed.offline': cut,
  'sendReceiptCopy:done.sent': answered,
  'sendReceiptCopy:failed.offline': cut,
};

/** Whether the real server would give this answer after the way so far. */
function isTrue(way: Way, token: string, from: Segment['from']): boolean {
  const [port = '', sample = ''] = token.split(':');
  const answer = sample.startsWith('done.') ? sample.slice('done.'.length) : null;
  if (answer === null) return true;
  if (port !== 'readInvoices') return isOrderTrue(way, port, answer);
  const [first] = answersOf(way, port);
  // The page does not preselect awaited invoices: no sample has such a list without a choice.
  if (from.state === 'choice.reading' && answersOf(way, 'readOutcome').includes('awaitingTransfer')) return false;
  const isPaid = answersOf(way, 'readOutcome').some((outcome) => outcome === 'paid');
  const expected = isPaid ? 'settled' : way.input === 'outcomePage' ? 'single' : first;
  return expected === undefined || answer === expected;
}

function canPlay(way: Way, segment: Segment): Playability {
  const { from, move } = segment;
  switch (move.kind) {
    case 'answer':
      return (move.token in endings && isTrue(way, move.token, from) && !isLedOnToCheck(way, segment)) || unanswerable;
    case 'event':
      if (move.token.startsWith('part.chosen')) return 'no invoice of the scenarios has a payment plan';
      if (!move.token.startsWith('selection.changed'))
        return isOffered(segment) || 'the page offers this method elsewhere only';
      return (
        (!move.token.endsWith(':mixed') && !answersOf(way, 'readInvoices').includes('single')) ||
        'the scenario has no such choice of invoices'
      );
    case 'route':
      // Only Back: a typed address would begin another visit.
      return (
        (from.state === 'check' && move.token === 'route #invoice.choice' && didLast(way, 'selection.confirmed')) ||
        elsewhere
      );
    case 'wait':
      return true;
  }
}

const scenarios: Readonly<Record<string, string>> = {
  several: 'severalInvoices',
  awaiting: 'transferAwaited',
  single: 'oneInvoice',
  settled: 'settled',
  none: 'noInvoice',
};

/** Opens the funnel: by an invoice link for one invoice, else as a subscriber. */
async function openLink({ page, control, way, begin }: Stage): Promise<void> {
  const [list = 'single'] = answersOf(way, 'readInvoices');
  const buyer = await control.scenario(scenarios[list] ?? '', { locale: languageOf(page) });
  if (list !== 'single') await comeSignedIn(page, buyer.account);
  begin();
  await page.goto(list === 'single' ? linkOf(buyer, languageOf(page)) : `/${languageOf(page)}/account/invoices`);
}

const order = having({ factureIIds: array(number()) });

/** Prepares the server for a request, or for its answer. */
async function prepare(stage: Stage, token: string, request: Request): Promise<void> {
  if (token === 'checkOut:done.changed') {
    const [id = 0] = create(request.postDataJSON(), order).factureIIds;
    await stage.control.changePrice(id, 12_300);
  }
  await writeDown(stage, token, request);
}

export const invoiceDriver: Driver = {
  chart: invoiceChart,
  inputs: ['link', 'outcomePage'],
  canPlay,
  memory: orderMemory,
  shownBy: { element: 'main', attribute: 'data-state' },
  held: {
    readInvoices: requestsOf('invoice/read', table['invoice/read'], 'list'),
    ...orderCalls('invoice/checkout'),
    sendReceiptCopy: rowsOfTable('invoice/receipt-copy'),
  },
  open: async (stage) => {
    await (stage.way.input === 'link' ? openLink(stage) : openOutcome(stage, 'invoice'));
  },
  play: orderingPlay(person, endings, prepare),
};
