/** A buyer's actions and the world's answers on the screens that all payment funnels share. */
import type { Page, Request } from '@playwright/test';
import type { HelpEvent } from '../../../machines/shared/ordering/help.states.ts';
import type { OrderingEvent } from '../../../machines/shared/ordering/ordering.states.ts';
import { calls as table } from '../../../contract/calls.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending, Held } from './calls.ts';
import { answered, cut, failed, lost, requestsOf, rowsOfTable } from './calls.ts';
import type { Driver, Stage } from './driver.ts';
import type { Segment, Way } from './way.ts';
import { answersOf, hasMove } from './way.ts';

export const main = (page: Page) => page.locator('main');
/** A button of the step; on a phone, its first one stands in the bar after it. */
export const button = (page: Page, name: string | RegExp) =>
  page.locator('main, div:has(main) + div').getByRole('button', { name: said(page, name) });
/** Presses the first one: a wide page may repeat it next to the sum. */
export const press = (page: Page, name: string | RegExp) => button(page, name).first().click();
export const follow = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole('link', { name: said(page, name) })
    .click();

/** The person's action for each event. */
export type Playing<Type extends string> = Readonly<Record<Type, (stage: Stage, segment: Segment) => Promise<void>>>;

const writeQuestion = async ({ page }: Stage): Promise<void> => {
  await main(page).getByLabel(said(page, 'Your question')).fill('May the invoice name our purchase order?');
  await main(page).getByLabel(said(page, 'Your email address')).fill('nadia@example.org');
};

export const orderingPerson: Playing<Exclude<(OrderingEvent | HelpEvent)['type'], 'choice.reopened'>> = {
  'payment.confirmed': ({ page }) => press(page, /^(Pay |Get the transfer details)/),
  'payment.resumed': ({ page }) => press(page, 'Continue payment'),
  /** A restored page of the back/forward cache, which a driven browser does not have. */
  'page.returned': async ({ page }) => {
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  },
  'payment.retried': ({ page }, { move }) =>
    press(
      page,
      move.token.endsWith(':byCard')
        ? /^(Try again by card|Pay with another card|Pay by card|Pay the rest by card)/
        : /transfer$/,
    ),
  retried: ({ page }) => press(page, /^(Try again|Check now|Check again|Check for my transfer)/),
  'help.opened': ({ page }) => follow(page, 'Get help'),
  'help.written': writeQuestion,
  'help.sent': async (stage) => {
    await writeQuestion(stage);
    await press(stage.page, 'Send your question');
  },
};

/** Simulations of the world's answers; others cannot be played. */
export const orderingEndings: Readonly<Record<string, Ending>> = {
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
  'readOutcome:done.confirming': answered,
  'readOutcome:done.awaitingTransfer': answered,
  'readOutcome:done.partlyPaid': answered,
  'readOutcome:done.unknown': answered,
  'readOutcome:failed.offline': cut,
  'askForHelp:done.sent': answered,
  'askForHelp:failed.offline': cut,
};

/** An order whose answer was lost has arrived, unless the way does not find it afterwards. */
function endingOf(way: Way, token: string): Ending | undefined {
  if (token !== 'checkOut:failed.timeout') return undefined;
  return answersOf(way, 'findCheckout').includes('none') ? cut : lost;
}

/** Whether the real server would give this answer about an order after the way so far. */
export function isOrderTrue(way: Way, port: string, answer: string): boolean {
  const [first] = answersOf(way, port);
  const isByTransfer = hasMove(way, 'method.chosen:transfer');
  switch (port) {
    case 'checkOut':
      return answer === 'changed' || answer === (isByTransfer ? 'transfer' : 'hosted');
    case 'findCheckout':
      if (answer === 'none') return first === undefined && !hasMove(way, 'checkOut:done.hosted');
      return first !== 'none' && answer === (isByTransfer ? 'transfer' : 'hosted');
    case 'readOutcome':
      if (way.input !== 'outcomePage') return isByTransfer && answer === 'awaitingTransfer';
      if (first === undefined) return answer in outcomeScenarios;
      return answer === first || (first === 'confirming' && answer === 'paid');
    default:
      return true;
  }
}

/** Whether the way has come back to the choice, which then could not be loaded. */
function wasUnreadable({ segments }: Way): boolean {
  const left = segments.findLastIndex(({ from }) => !from.state.startsWith('choice.'));
  return left !== -1 && segments.slice(left).some(({ to }) => to.state === 'choice.unreadable');
}

/**
 * Whether the move retries the choice at the check's address, after it could not be loaded: the address then leads
 * on to the check. The chart alone would stay at the choice.
 */
export function isLedOnToCheck(way: Way, { to }: Segment): boolean {
  return to.state === 'choice.choosing' && wasUnreadable(way);
}

/** Whether a page offers this payment method: next to the account for a transfer, it offers the card only. */
export function isOffered({ from, move }: Segment): boolean {
  const hasAccount = from.state === 'outcome.awaitingTransfer' || from.state === 'outcome.partlyPaid';
  return !(hasAccount && move.token === 'payment.retried:byTransfer');
}

/** Scenarios by the outcome on their page: `invoicePaid`. Other outcomes need a payment. */
const outcomeScenarios: Readonly<Record<string, string>> = {
  paid: 'Paid',
  declined: 'Refused',
  confirming: 'Confirming',
  awaitingTransfer: 'TransferAwaited',
  partlyPaid: 'PartlyPaid',
  unknown: 'OrderUnknown',
};

/** Opens an outcome page of a funnel, as a signed-in person on a device that has not placed the order. */
export async function openOutcome({ page, way, begin }: Stage, funnel: 'invoice' | 'payment'): Promise<void> {
  const [outcome = 'unknown'] = answersOf(way, 'readOutcome');
  begin();
  await page.goto(`/${languageOf(page)}?scenario=${funnel}${outcomeScenarios[outcome]}`);
}

/** Whether this was the person's last event: if it led to another address, Back leads to the previous one. */
export function didLast({ segments }: Way, token: string): boolean {
  return segments.findLast(({ move }) => move.kind === 'event')?.move.token === token;
}

/** Records the outcome that follows “being confirmed” on a way, before the server is asked for it. */
export async function writeDown({ way, control }: Stage, token: string, request: Request): Promise<void> {
  if (token !== 'readOutcome:done.paid' || !hasMove(way, 'readOutcome:done.confirming')) return;
  const question = table['invoice/read'].request.decode(request.postDataJSON());
  if (question.kind === 'outcome') await control.reconcile(question.reference, 'now');
}

/** The part of a way's past that an order depends on. */
export function orderMemory(way: Way): string {
  const isElsewhere = way.segments.at(-1)?.to.state.startsWith('choice.') !== true;
  return [
    hasMove(way, 'method.chosen:transfer'),
    hasMove(way, 'checkOut:failed.timeout'),
    !isElsewhere && wasUnreadable(way),
  ].join(' ');
}

/** Calls of an order and its outcome, common to all payment funnels. */
export function orderCalls(checkout: 'invoice/checkout' | 'online/checkout'): Held {
  return {
    checkOut: rowsOfTable(checkout),
    findCheckout: requestsOf('invoice/read', table['invoice/read'], 'checkout'),
    readOutcome: requestsOf('invoice/read', table['invoice/read'], 'outcome'),
    askForHelp: rowsOfTable('invoice/help'),
  };
}

/**
 * Plays one move of a payment funnel.
 * @param prepare Prepares the server for a request, or for its answer.
 */
export function orderingPlay<Type extends string>(
  person: Playing<Type>,
  endings: Readonly<Record<string, Ending>>,
  prepare: (stage: Stage, token: string, request: Request) => Promise<void>,
): Driver['play'] {
  const isEvent = (type: string): type is Type => type in person;
  return async (stage, segment) => {
    const { page, calls, way } = stage;
    const { move } = segment;
    if (move.kind === 'answer') {
      const route = await calls.asked(move.port);
      await prepare(stage, move.token, route.request());
      return (endingOf(way, move.token) ?? endings[move.token])?.(route);
    }
    if (move.kind === 'wait') return page.clock.fastForward(60_000);
    if (move.kind === 'route') return void (await page.goBack());
    if (isEvent(move.event.type)) return person[move.event.type](stage, segment);
    return undefined;
  };
}
