/** The invoice funnel as a buyer plays it, in English, with the real server behind it. */
import type { Page, Request } from '@playwright/test';
import { array, create, number, type as having } from 'superstruct';
import type { InvoiceEvent } from '../../../machines/invoice/invoice.machine.ts';
import { invoiceChart } from '../../../machines/invoice/invoice.samples.ts';
import { cards, linkOf, payByCard, screen, signIn } from '../../support/desk.ts';
import type { Ending } from './calls.ts';
import { answered, cut, failed, lost } from './calls.ts';
import type { Player, Stage } from './player.ts';
import type { Leg, Way } from './way.ts';
import { answersOf, hasMove } from './way.ts';

const main = (page: Page) => page.locator('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();
const follow = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name }).click();

/** What a person does, event by event. */
const person: Readonly<Record<InvoiceEvent['type'], (stage: Stage, leg: Leg) => Promise<void>>> = {
  'selection.changed': async ({ page }, { move }) => {
    for (const box of await main(page).getByRole('checkbox').all()) await box.setChecked(move.token.endsWith(':both'));
  },
  'method.chosen': ({ page }, { move }) => {
    const name = move.token.endsWith(':card') ? /card/i : /transfer/i;
    return main(page).getByRole('radio', { name }).check();
  },
  'selection.confirmed': ({ page }) => press(page, 'Check your payment'),
  'choice.reopened': ({ page }, { from }) =>
    from.step === 'notCharged'
      ? press(page, 'Try again')
      : follow(page, /^(Back|Change invoices or method|Go to the invoices)/),
  'payment.confirmed': ({ page }) => press(page, /^Pay /),
  'payment.resumed': ({ page }) => press(page, 'Go on to the payment page'),
  /** As out of the browser's memory, which a driven browser does not have. */
  'page.returned': async ({ page }) => {
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  },
  retried: ({ page }) => press(page, /^(Try again|Ask now|Ask again|Has it arrived\?)/),
  'help.opened': ({ page }) => follow(page, 'Ask for help'),
  'help.written': async ({ page }) => {
    await main(page).getByLabel('Your question').fill('May the invoice name our purchase order?');
    await main(page).getByLabel('Your e-mail address').fill('nadia@example.org');
  },
  'help.sent': async (stage, leg) => {
    await person['help.written'](stage, leg);
    await press(stage.page, 'Send your question');
  },
};

function isEvent(type: string): type is InvoiceEvent['type'] {
  return type in person;
}

/** How the world's answers come about; what is not here cannot be played. */
const endings: Readonly<Record<string, Ending>> = {
  'readInvoices:done.several': answered,
  'readInvoices:done.single': answered,
  'readInvoices:done.settled': answered,
  'readInvoices:done.none': answered,
  'readInvoices:failed.offline': cut,
  'checkOut:done.hosted': answered,
  'checkOut:done.transfer': answered,
  'checkOut:done.changed': answered,
  'checkOut:failed.timeout': lost,
  'checkOut:failed.mismatch': failed(422),
  'checkOut:failed.tooMany': failed(429),
  'findCheckout:done.hosted': answered,
  'findCheckout:done.transfer': answered,
  'findCheckout:done.none': answered,
  'findCheckout:failed.offline': cut,
  'readOutcome:done.paid': answered,
  'readOutcome:done.declined': answered,
  'readOutcome:done.insufficientFunds': answered,
  'readOutcome:done.confirming': answered,
  'readOutcome:done.awaitingTransfer': answered,
  'readOutcome:done.unknown': answered,
  'readOutcome:failed.offline': cut,
  'askForHelp:done.sent': answered,
  'askForHelp:failed.offline': cut,
};

/** Whether the real server would answer so after all that has happened on the way. */
function isTrue(way: Way, token: string): boolean {
  const [port = '', sample = ''] = token.split(':');
  const answer = sample.startsWith('done.') ? sample.slice('done.'.length) : null;
  if (answer === null) return true;
  const [first] = answersOf(way, port);
  const isByTransfer = hasMove(way, 'method.chosen:transfer');
  switch (port) {
    case 'readInvoices': {
      const [outcome] = answersOf(way, 'readOutcome');
      const expected = outcome === 'paid' ? 'settled' : way.input === 'outcomePage' ? 'single' : first;
      return expected === undefined || answer === expected;
    }
    case 'checkOut':
      return answer === 'changed' || answer === (isByTransfer ? 'transfer' : 'hosted');
    case 'findCheckout':
      if (answer === 'none') return first === undefined && !hasMove(way, 'checkOut:done.hosted');
      return first !== 'none' && answer === (isByTransfer ? 'transfer' : 'hosted');
    case 'readOutcome':
      if (way.input !== 'outcomePage') return isByTransfer && answer === 'awaitingTransfer';
      return first === undefined || answer === first || (first === 'confirming' && answer === 'paid');
    default:
      return true;
  }
}

function canPlay(way: Way, { from, move }: Leg): boolean {
  switch (move.kind) {
    case 'answer':
      return move.token in endings && isTrue(way, move.token);
    case 'event':
      if (!move.token.startsWith('selection.changed')) return true;
      return !move.token.endsWith(':mixed') && !answersOf(way, 'readInvoices').includes('single');
    case 'route':
      // Back; other addresses are typed, and that begins another visit.
      return from.state === 'check' && move.token === 'route #invoice.choice';
    case 'wait':
      return true;
  }
}

const scenarios: Readonly<Record<string, string>> = {
  several: 'severalInvoices',
  single: 'oneInvoice',
  settled: 'settled',
  none: 'noInvoice',
};

/** Opens the funnel: by an invoice link for one invoice, else as a subscriber. */
async function openLink({ page, control, way, begin }: Stage): Promise<void> {
  const [list = 'single'] = answersOf(way, 'readInvoices');
  const buyer = await control.scenario(scenarios[list] ?? '', { locale: 'en' });
  if (list !== 'single') {
    await page.goto('/en/signin');
    await signIn(page, buyer.account);
    await screen(page, 'accountHome').waitFor();
  }
  begin();
  await page.goto(list === 'single' ? linkOf(buyer, 'en') : '/en/account/invoices');
}

/** Brings about what an outcome page is to tell, and opens it. */
async function openOutcome({ page, control, way, begin }: Stage): Promise<void> {
  const [outcome = 'unknown'] = answersOf(way, 'readOutcome');
  const buyer = await control.scenario('oneInvoice', { locale: 'en' });
  await page.goto(linkOf(buyer, 'en'));
  await screen(page, 'choice').waitFor();
  if (outcome === 'unknown') {
    begin();
    await page.goto('/en/account/invoices/success/PAY-0000-0000-0000');
    return;
  }
  if (outcome === 'awaitingTransfer')
    await main(page)
      .getByRole('radio', { name: /transfer/i })
      .check();
  await press(page, 'Check your payment');
  await press(page, /^Pay /);
  if (outcome === 'awaitingTransfer') {
    await screen(page, 'awaitingTransfer').waitFor();
    begin();
    await page.reload();
    return;
  }
  await page.waitForURL('**/pay/sandbox/**');
  begin();
  const number = outcome === 'declined' || outcome === 'insufficientFunds' ? cards[outcome] : cards.charged;
  await payByCard(page, number, outcome === 'confirming' ? 'never' : 'atOnce');
}

const order = having({ factureIIds: array(number()) });

/** Makes true what the server is about to be asked, or to answer. */
async function prepare({ way, control }: Stage, token: string, request: Request): Promise<void> {
  if (token === 'checkOut:done.changed') {
    const [id = 0] = create(request.postDataJSON(), order).factureIIds;
    await control.changePrice(id, 12_300);
  }
  if (token === 'readOutcome:done.paid' && hasMove(way, 'readOutcome:done.confirming')) await control.pass(60_000);
}

export const invoicePlayer: Player = {
  chart: invoiceChart,
  inputs: ['link', 'outcomePage'],
  canPlay,
  memory: (way) => `${hasMove(way, 'method.chosen:transfer')} ${hasMove(way, 'checkOut:failed.timeout')}`,
  shownBy: { element: 'main', attribute: 'data-state' },
  held: ['readInvoices', 'checkOut', 'findCheckout', 'readOutcome', 'askForHelp'],
  open: async (stage) => {
    await (stage.way.input === 'link' ? openLink(stage) : openOutcome(stage));
  },
  play: async (stage, leg) => {
    const { page, calls, way } = stage;
    const { move } = leg;
    if (move.kind === 'answer') {
      const route = await calls.asked(move.port);
      await prepare(stage, move.token, route.request());
      const hasArrived = !answersOf(way, 'findCheckout').includes('none');
      if (move.token === 'checkOut:failed.timeout') return hasArrived ? lost(route) : cut(route);
      return endings[move.token]?.(route);
    }
    if (move.kind === 'wait') return page.clock.fastForward(60_000);
    if (move.kind === 'route') return void (await page.goBack());
    if (isEvent(move.event.type)) return person[move.event.type](stage, leg);
    return undefined;
  },
};
