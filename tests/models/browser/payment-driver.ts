/** Driver of the payment funnel for a subscriber, in the language of the way, over the real server. */
import type { Request } from '@playwright/test';
import { typeCountry } from '../../support/controls.ts';
import { create, number, type as having } from 'superstruct';
import type { PaymentEvent } from '../../../machines/payment/payment.machine.ts';
import { paymentChart } from '../../../machines/payment/payment.samples.ts';
import { payer } from '../../support/payments.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { answered, complained, cut, rowsOfTable } from './calls.ts';
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
import { answersOf, hasMove, unanswerable, elsewhere } from './way.ts';

/** The person's action for each event. */
const person: Playing<PaymentEvent['type']> = {
  ...orderingPerson,
  'method.chosen': ({ page }, { move }) => {
    const name = { card: /card/i, transfer: /transfer/i, wallet: /wallet/i }[move.token.split(':')[1] ?? ''] ?? '';
    return main(page)
      .getByRole('radio', { name: said(page, name) })
      .check();
  },
  'method.confirmed': ({ page }) => press(page, /^Continue( to billing)?$/),
  'billing.written': async ({ page }, { move }) => {
    // The form has loaded: without saved addresses it has no radio buttons to wait for.
    await main(page).getByLabel(said(page, 'VAT number')).waitFor();
    const choices = main(page).getByRole('radio');
    if (move.token.endsWith(':kept')) return choices.first().check();
    if ((await choices.count()) > 0) await choices.last().check();
    await typeCountry(main(page).getByRole('combobox'), 'BE');
    await main(page).getByLabel(said(page, 'Recipient’s name')).fill('Nadia Essai');
    await main(page).getByLabel(said(page, 'Street address')).fill('Rue du Canal 27');
    await main(page).getByLabel(said(page, 'Postal code')).fill('1000');
    return main(page).getByLabel(said(page, 'City')).fill('Bruxelles');
  },
  'billing.confirmed': ({ page }) => press(page, 'Continue'),
  'terms.agreed': ({ page }, { move }) => main(page).locator('#hasAgreed').setChecked(move.token.endsWith(':yes')),
  'billing.reopened': ({ page }) => follow(page, /^Back/),
  'choice.reopened': ({ page }, { from }) => {
    return follow(
      page,
      from.step === 'check' ? /the payment method/ : /^(Back|Change billing details or payment method)/,
    );
  },
};

/** Simulations of the world's answers; others cannot be played. */
const endings: Readonly<Record<string, Ending>> = {
  ...orderingEndings,
  'readSubscriptionOrder:done.domestic': answered,
  'readSubscriptionOrder:done.wallet': answered,
  'readSubscriptionOrder:done.settled': answered,
  'readSubscriptionOrder:done.unknown': answered,
  'readSubscriptionOrder:failed.offline': cut,
  'readAddresses:done.several': answered,
  'readAddresses:failed.offline': cut,
  'saveAddress:done.kept': answered,
  'saveAddress:failed.offline': cut,
  'checkOut:done.alreadyPaid': answered,
  'checkOut:failed.refusedVatNumber': complained('facturation.numeroTVA'),
  'readOutcome:done.paidByWallet': answered,
};

/** Scenarios by the server's answer about the subscriber. */
const scenarios: Readonly<Record<string, string>> = {
  domestic: 'paymentOpen',
  wallet: 'paymentWallet',
  settled: 'paymentSettled',
  unknown: 'paymentOpen',
};

/** Whether the real server would give this answer after the way so far. */
function isTrue(way: Way, token: string): boolean {
  const [port = '', sample = ''] = token.split(':');
  const answer = sample.startsWith('done.') ? sample.slice('done.'.length) : null;
  if (answer === null) return true;
  const [first] = answersOf(way, port);
  const isByWallet = hasMove(way, 'method.chosen:wallet');
  switch (port) {
    case 'readSubscriptionOrder': {
      const [outcome] = answersOf(way, 'readOutcome');
      if (way.input === 'outcomePage') return outcome !== 'paid' && outcome !== 'paidByWallet' && answer === 'domestic';
      return first === undefined || answer === first;
    }
    case 'checkOut':
      return isByWallet ? answer === 'alreadyPaid' : answer !== 'alreadyPaid' && isOrderTrue(way, port, answer);
    case 'findCheckout':
      return !isByWallet && isOrderTrue(way, port, answer);
    case 'readOutcome': {
      if (answersOf(way, 'readSubscriptionOrder').includes('settled') || isByWallet) return answer === 'paidByWallet';
      return answer !== 'paidByWallet' && isOrderTrue(way, port, answer);
    }
    default:
      return true;
  }
}

function canPlay(way: Way, segment: Segment): Playability {
  const { from, move } = segment;
  switch (move.kind) {
    case 'answer':
      // An order without billing details has no check to lead on to.
      if (segment.to.words.includes('billed') && isLedOnToCheck(way, segment)) return unanswerable;
      return (move.token in endings && isTrue(way, move.token)) || unanswerable;
    case 'event':
      if (move.token === 'choice.reopened') return from.step !== 'paid' || 'the receipt has no link to the methods';
      if (move.token === 'method.chosen:wallet')
        return answersOf(way, 'readSubscriptionOrder').includes('wallet') || 'the order offers no wallet';
      if (move.token === 'billing.written:kept')
        return answersOf(way, 'readAddresses').includes('several') || 'the account has no such address';
      return isOffered(segment) || 'the page offers this method elsewhere only';
    case 'route':
      // Only Back: a typed address would begin another visit.
      return (
        (from.state === 'check' && move.token === 'route #payment.billing' && didLast(way, 'billing.confirmed')) ||
        elsewhere
      );
    case 'wait':
      return true;
  }
}

/** Opens the funnel as a subscriber; the address may name another's order, or none. */
async function openLink({ page, control, way, begin }: Stage): Promise<void> {
  const [order = 'domestic'] = answersOf(way, 'readSubscriptionOrder');
  const { id } = await payer(page, control, scenarios[order] ?? '', languageOf(page));
  begin();
  const name = way.input === 'mistyped' ? 'ABO-1' : String(order === 'unknown' ? id + 100_000 : id);
  await page.goto(`/${languageOf(page)}/account/payment?id=${name}`);
}

const order = having({ aboIId: number() });

/** Prepares the server for a request, or for its answer. */
async function prepare(stage: Stage, token: string, request: Request): Promise<void> {
  if (token === 'checkOut:done.changed') {
    await stage.control.changeSubscriptionPrice(create(request.postDataJSON(), order).aboIId, 12_300);
  }
  await writeDown(stage, token, request);
}

export const paymentDriver: Driver = {
  chart: paymentChart,
  inputs: ['link', 'mistyped', 'outcomePage'],
  canPlay,
  memory: (way) => `${orderMemory(way)} ${hasMove(way, 'method.chosen:wallet')}`,
  shownBy: { element: 'main', attribute: 'data-state' },
  held: {
    readSubscriptionOrder: rowsOfTable('subscriptionsv2/onlinesubscription'),
    readAddresses: rowsOfTable('user/adresse'),
    saveAddress: rowsOfTable('user/adresse/update'),
    ...orderCalls('online/checkout'),
  },
  open: async (stage) => {
    await (stage.way.input === 'outcomePage' ? openOutcome(stage, 'payment') : openLink(stage));
  },
  play: orderingPlay(person, endings, prepare),
};
