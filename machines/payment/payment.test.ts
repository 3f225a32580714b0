import { describe, expect, test } from 'vitest';
import { describeOrderingLaws, keys, stateOf } from '../../tests/models/ordering-laws.ts';
import type { Replay } from '../engine/model/replay.ts';
import { replayLine } from '../engine/model/replay.ts';
import type { PaymentContext } from './payment.context.ts';
import { paymentChart } from './payment.samples.ts';

describeOrderingLaws(paymentChart, {
  paidBy: ['paid', 'paidByWallet', 'paidThenCredited', 'paidTooMuch'].map((sample) => `readOutcome:done.${sample}`),
  failing: ['billing', 'check', 'help', 'outcomeUnreadable', 'unreadable'],
  retries: [
    'outcomePage > readOutcome:done.lostOrStolen > payment.retried:byCard > readSubscriptionOrder:failed.offline',
    `reload > readSubscriptionOrder:done.domestic > findCheckout:done.alreadyPaid > readOutcome:done.declined
     > payment.retried:byCard > readSubscriptionOrder:done.domestic`,
  ],
});

const toBilling = 'link > readSubscriptionOrder:done.domestic > method.confirmed > readAddresses:done.several';
const toCheck = `${toBilling} > billing.confirmed > readSubscriptionOrder:done.domestic`;
const toPay = `${toCheck} > payment.confirmed`;

const walletToCheck = `link > readSubscriptionOrder:done.wallet > method.chosen:wallet > method.confirmed
  > readAddresses:done.several > billing.confirmed > readSubscriptionOrder:done.wallet`;

describe('the idempotency key', () => {
  test('looks up a lost answer under the key of the order', async () => {
    const replay = await replayLine(paymentChart, `${toPay} > checkOut:failed.timeout > wait patience`);
    expect(keys(replay, 'findCheckout')).toEqual(keys(replay, 'checkOut'));
  });

  test('sends an order that never arrived again under its key', async () => {
    const lost = `${toPay} > checkOut:failed.timeout > wait patience > findCheckout:done.none`;
    const [first, second] = keys(await replayLine(paymentChart, `${lost} > payment.confirmed`), 'checkOut');
    expect(second).toBe(first);
  });

  test.each([
    ['the price has changed', 'checkOut:done.changed > readSubscriptionOrder:done.wallet'],
    [
      'the key was for another request',
      'checkOut:failed.mismatch > readSubscriptionOrder:done.domestic > method.confirmed',
    ],
    [
      'the person changes the payment method',
      'checkOut:failed.tooMany > choice.reopened > method.chosen:transfer > method.confirmed',
    ],
    [
      'the person changes the billing address',
      `checkOut:failed.tooMany > billing.reopened > billing.written:kept > billing.confirmed
       > readSubscriptionOrder:done.overseas`,
    ],
    [
      'the payment was refused',
      `checkOut:done.alreadyPaid > readOutcome:done.declined > choice.reopened
       > readSubscriptionOrder:done.domestic > method.confirmed`,
    ],
    [
      'the person gives up the hosted page',
      'checkOut:done.hosted > page.returned > findCheckout:done.hosted > choice.reopened > method.confirmed',
    ],
  ])('%s: a new key', async (_, meanwhile) => {
    const [first, second] = keys(
      await replayLine(paymentChart, `${toPay} > ${meanwhile} > payment.confirmed`),
      'checkOut',
    );
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
  });
});

/** The inputs of a port, in order. */
function questions({ asked }: Pick<Replay, 'asked'>, port: string): readonly unknown[] {
  return asked.filter((question) => question.port === port).map(({ input }) => input);
}

const contextAfter = async (line: string): Promise<PaymentContext> =>
  (await replayLine(paymentChart, line)).snapshot().context;

describe('the tax follows the billing address', () => {
  test('the order is read for the billing details before it is checked', async () => {
    const replay = await replayLine(
      paymentChart,
      `${toBilling} > billing.written:kept > billing.confirmed > readSubscriptionOrder:done.domestic`,
    );
    const [before, after] = questions(replay, 'readSubscriptionOrder');
    expect(before).toEqual({ id: 88_012, billing: null });
    expect(after).toMatchObject({ id: 88_012, billing: { address: { city: 'Dakar' }, purchaseOrder: 'BC-2026-118' } });
  });

  test('the order sent is the last one read', async () => {
    const replay = await replayLine(
      paymentChart,
      `${toBilling} > billing.written:typed > billing.confirmed > readSubscriptionOrder:done.reverseCharge
       > saveAddress:done.kept > payment.confirmed`,
    );
    expect(questions(replay, 'checkOut')).toMatchObject([
      { subscriptionId: 88_012, version: 'v4', billing: { address: { country: 'BE' }, vatNumber: 'BE0403170701' } },
    ]);
  });

  test('changed details cannot be ordered before they are confirmed', async () => {
    const replay = await replayLine(
      paymentChart,
      `${toCheck} > billing.reopened > billing.written:kept > choice.reopened > method.confirmed`,
    );
    expect(stateOf(replay)).toBe('billing.editing');
    expect(replay.moves().map(({ token }) => token)).not.toContain('route #payment.check');
  });
});

describe('addresses', () => {
  test('prefill the form with the publisher’s data, as a saved address if one equals them', async () => {
    const { draft } = await contextAfter(toBilling);
    expect(draft.billing).toMatchObject({ kept: { city: 'Lyon' }, typed: { recipient: 'Amina de la Croix' } });
  });

  test('prefill the form with the selected one for a person without data', async () => {
    const { draft } = await contextAfter(
      'link > readSubscriptionOrder:done.overseas > method.confirmed > readAddresses:done.several',
    );
    expect(draft.billing?.kept?.city).toBe('Lyon');
  });

  test('are typed over the publisher’s data if none is saved', async () => {
    const { draft } = await contextAfter(
      'link > readSubscriptionOrder:done.reverseCharge > method.confirmed > readAddresses:done.none',
    );
    expect(draft.billing).toMatchObject({ kept: null, typed: { city: 'Bruxelles' }, vatNumber: 'BE0403170701' });
  });

  test('are saved once when typed', async () => {
    const replay = await replayLine(
      paymentChart,
      `${toBilling} > billing.written:typed > billing.confirmed > readSubscriptionOrder:done.reverseCharge
       > saveAddress:done.kept > billing.reopened > billing.confirmed > readSubscriptionOrder:done.reverseCharge`,
    );
    expect(stateOf(replay)).toBe('check');
    expect(questions(replay, 'saveAddress')).toMatchObject([{ id: null, address: { city: 'Bruxelles' } }]);
  });

  test('do not block the payment when saving fails', async () => {
    const context = await contextAfter(
      `${toBilling} > billing.written:typed > billing.confirmed > readSubscriptionOrder:done.reverseCharge
       > saveAddress:failed.offline`,
    );
    expect(context).toMatchObject({ notice: 'addressNotKept', draft: { isBilled: true } });
  });

  test('stay the chosen ones after the publisher has deleted them', async () => {
    const { draft } = await contextAfter(
      'reload > readSubscriptionOrder:done.domestic > findCheckout:done.none > billing.reopened > readAddresses:done.none',
    );
    expect(draft.billing).toMatchObject({ kept: null, typed: { city: 'Dakar' } });
  });
});

describe('business paths', () => {
  test.each([
    ['card', `${toPay} > checkOut:done.hosted`, 'leaving'],
    [
      'bank transfer',
      `link > readSubscriptionOrder:done.domestic > method.chosen:transfer > method.confirmed
       > readAddresses:done.several > billing.confirmed > readSubscriptionOrder:done.domestic > payment.confirmed
       > checkOut:done.transfer > readOutcome:done.awaitingTransfer`,
      'outcome.awaitingTransfer',
    ],
    [
      'wallet',
      `${walletToCheck} > payment.confirmed > checkOut:done.alreadyPaid > readOutcome:done.paidByWallet`,
      'outcome.paid',
    ],
    [
      'after a partial payment the rest is paid by card',
      'outcomePage > readOutcome:done.partlyPaid > payment.retried:byCard > readSubscriptionOrder:done.domestic',
      'choice.choosing',
    ],
    [
      'a check for the rest of a partial payment',
      'outcomePage > readOutcome:done.partlyPaid > retried > readOutcome:done.paidTooMuch',
      'outcome.paid',
    ],
    ['the money is refunded, and nothing is due', 'outcomePage > readOutcome:done.returned', 'outcome.returned'],
    ['back from the hosted page', 'outcomePage > readOutcome:done.paid', 'outcome.paid'],
    ['not payable', 'link > readSubscriptionOrder:done.unknown', 'choice.unknown'],
    ['an address without a valid number', 'mistyped', 'choice.unknown'],
    ['paid before', 'link > readSubscriptionOrder:done.settled > readOutcome:done.paid', 'outcome.paid'],
    [
      'paid in another tab, found on confirming the details',
      `${toBilling} > billing.confirmed > readSubscriptionOrder:done.settled > readOutcome:done.paid`,
      'outcome.paid',
    ],
    [
      'the address book cannot be read',
      `link > readSubscriptionOrder:done.domestic > method.confirmed > readAddresses:failed.offline
       > billing.written:typed > billing.confirmed > readSubscriptionOrder:done.domestic > saveAddress:failed.offline`,
      'check',
    ],
    ['a price that changed', `${toPay} > checkOut:done.changed > readSubscriptionOrder:done.overseas`, 'check'],
    [
      'a change that cannot be read',
      `${toPay} > checkOut:done.changed > readSubscriptionOrder:failed.offline`,
      'choice.unreadable',
    ],
    ['the server refuses a detail', `${toPay} > checkOut:failed.refusedVatNumber`, 'billing.editing'],
    [
      'the server refuses a detail before there is a price for it',
      `${toBilling} > billing.confirmed > readSubscriptionOrder:failed.refusedVatNumber`,
      'billing.editing',
    ],
    [
      'the server refuses details that it accepted before',
      'reload > readSubscriptionOrder:failed.refusedVatNumber > readSubscriptionOrder:done.domestic > findCheckout:done.none',
      'choice.choosing',
    ],
    [
      'the answer was lost after the payment',
      `${toPay} > checkOut:failed.timeout > wait patience > findCheckout:failed.offline > retried
       > findCheckout:done.alreadyPaid > readOutcome:done.paid`,
      'outcome.paid',
    ],
    [
      'reload in the middle of a submission',
      'reload > readSubscriptionOrder:done.domestic > findCheckout:done.hosted',
      'interrupted',
    ],
    [
      'declined, then tried again on another device',
      `elsewhere > readOutcome:done.declined > choice.reopened > readSubscriptionOrder:done.domestic`,
      'choice.choosing',
    ],
    [
      'no billing details are asked for once a part is paid or credited',
      'link > readSubscriptionOrder:done.awaiting > method.confirmed',
      'check',
    ],
    [
      'a part is paid while billing details are typed',
      `${toBilling} > billing.written:typed > billing.confirmed > readSubscriptionOrder:failed.fixed
       > readSubscriptionOrder:done.awaiting > method.confirmed`,
      'check',
    ],
    [
      'a part was paid since the details were confirmed',
      'reload > readSubscriptionOrder:failed.fixed > readSubscriptionOrder:done.awaiting > findCheckout:done.none',
      'choice.choosing',
    ],
    ['help', `${toCheck} > help.opened > help.written:question > help.sent > askForHelp:done.sent`, 'help.sent'],
  ])('%s', async (_, line, state) => {
    expect(stateOf(await replayLine(paymentChart, line))).toBe(state);
  });

  test('an outcome of an unknown reference, opened on another device, offers no return to the choice', async () => {
    const replay = await replayLine(paymentChart, 'elsewhere > readOutcome:done.unknown');
    expect(replay.moves().map(({ token }) => token)).not.toContain('choice.reopened');
  });

  test('a changed price is shown at the check, with the new total', async () => {
    const { notice, order } = await contextAfter(
      `${toPay} > checkOut:done.changed > readSubscriptionOrder:done.overseas`,
    );
    expect(notice).toBe('changed');
    expect(order?.priced.total).toEqual({ minor: 436_000, currency: 'USD' });
  });

  test('an insufficient wallet is reported, and nothing is paid from it', async () => {
    const { notice, draft } = await contextAfter(
      `${walletToCheck} > billing.reopened > billing.confirmed > readSubscriptionOrder:done.walletShort`,
    );
    expect([notice, draft.method]).toEqual(['walletShort', 'card']);
  });

  test('billing details of a partly paid invoice are those of the invoice, and cannot be changed', async () => {
    const replay = await replayLine(
      paymentChart,
      `${toBilling} > billing.written:typed > billing.confirmed > readSubscriptionOrder:failed.fixed
       > readSubscriptionOrder:done.awaiting > method.confirmed > payment.confirmed`,
    );
    const line = 'link > readSubscriptionOrder:done.awaiting > method.confirmed';
    expect((await replayLine(paymentChart, line)).moves().map(({ token }) => token)).not.toContain('billing.reopened');
    const sent = replay.asked.find(({ port }) => port === 'checkOut');
    expect(sent).toMatchObject({ input: { billing: { address: { country: 'FR' }, vatNumber: '' } } });
  });

  test('an issue stays at its field until the person types', async () => {
    const refused = `${toPay} > checkOut:failed.refusedVatNumber`;
    expect((await contextAfter(refused)).failure?.fields).toHaveProperty('vatNumber');
    expect((await contextAfter(`${refused} > billing.written:kept`)).failure).toBeNull();
  });

  test('opens the hosted page once, and not again on return', async () => {
    const replay = await replayLine(paymentChart, `${toPay} > checkOut:done.hosted > page.returned`);
    expect(replay.effects.map(({ name }) => name)).toEqual(['openHostedPage']);
  });
});
