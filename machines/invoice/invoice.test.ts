import fc from 'fast-check';
import { array, create, number, type as having } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { describeOrderingLaws, keys, stateOf } from '../../tests/models/ordering-laws.ts';
import type { Move } from '../engine/model/moves.ts';
import { byTokens, walkPath } from '../engine/model/path-walk.ts';
import { moveOf, replayLine } from '../engine/model/replay.ts';
import { awaitedIds, chosenIds } from '../shared/ordering/ordering.fixtures.ts';
import { idempotencyKey } from '../shared/ordering/attempt.ts';
import { invoiceChart } from './invoice.samples.ts';

describeOrderingLaws(invoiceChart, {
  paidBy: ['paid', 'paidByLink', 'paidThenCredited', 'paidTooMuch'].map((sample) => `readOutcome:done.${sample}`),
  failing: ['check', 'help', 'outcomeUnreadable', 'paid', 'unreadable'],
  retries: [
    'outcomePage > readOutcome:done.declined > payment.retried:byCard > readInvoices:failed.offline',
    `link > readInvoices:done.single > route #invoice.outcome > readOutcome:done.abandoned > payment.retried:byCard
     > readInvoices:done.several`,
  ],
});

const toCheck = 'link > readInvoices:done.several > selection.confirmed';
const toPay = `${toCheck} > payment.confirmed`;

describe('a payment plan', () => {
  test.each([
    ['the next instalment', '', '/2:20000'],
    ['all that is left', ' > part.chosen:all', ''],
    ['the next instalment again', ' > part.chosen:all > part.chosen:next', '/2:20000'],
  ])('charges %s by card', async (_, choice, part) => {
    const toAwaited = 'link > readInvoices:done.awaiting > selection.confirmed';
    const replay = await replayLine(invoiceChart, `${toAwaited}${choice}`);
    expect(replay.snapshot().context.cart?.version).toMatch(new RegExp(`EUR${part}$`));
  });
});

describe('the idempotency key', () => {
  test('looks up a lost answer under the key of the order', async () => {
    const replay = await replayLine(invoiceChart, `${toPay} > checkOut:failed.timeout > wait patience`);
    expect(keys(replay, 'findCheckout')).toEqual(keys(replay, 'checkOut'));
  });

  test('sends an order that never arrived again under its key', async () => {
    const lost = `${toPay} > checkOut:failed.timeout > wait patience > findCheckout:done.none`;
    const [first, second] = keys(await replayLine(invoiceChart, `${lost} > payment.confirmed`), 'checkOut');
    expect(second).toBe(first);
  });

  test.each([
    ['the cart has changed', 'checkOut:done.changed'],
    ['the key was for another request', 'checkOut:failed.mismatch > readInvoices:done.several > selection.confirmed'],
    [
      'the person changes the payment method',
      'checkOut:failed.tooMany > choice.reopened > method.chosen:transfer > selection.confirmed',
    ],
    [
      'the payment was refused',
      `checkOut:done.alreadyPaid > readOutcome:done.declined > choice.reopened
       > readInvoices:done.several > selection.confirmed`,
    ],
    [
      'the person gives up the hosted page',
      'checkOut:done.hosted > page.returned > findCheckout:done.hosted > choice.reopened > selection.confirmed',
    ],
  ])('%s: a new key', async (_, meanwhile) => {
    const [first, second] = keys(
      await replayLine(invoiceChart, `${toPay} > ${meanwhile} > payment.confirmed`),
      'checkOut',
    );
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
  });
});

/** The move that chooses these invoices. */
const chosen = (invoiceIds: readonly number[]): Move => ({
  kind: 'event',
  token: `selection.changed (${invoiceIds.join()})`,
  event: Object.assign({ type: 'selection.changed' }, { invoiceIds }),
});

describe('a choice', () => {
  test('has its own key, independent of earlier choices', async () => {
    const selections = fc.array(fc.subarray([...chosenIds]), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(selections, async (choices) => {
        const replay = await replayLine(invoiceChart, 'link > readInvoices:done.several');
        const ofKey = new Map<string, string>();
        for (const choice of choices) {
          await replay.make(chosen(choice));
          const { draft } = replay.snapshot().context;
          const key = idempotencyKey(draft);
          const what = JSON.stringify(draft.selected);
          expect(ofKey.get(key) ?? what).toBe(what);
          ofKey.set(key, what);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('ends with its payment: the next one starts from the default', async () => {
    const [first = 0] = chosenIds;
    const begun = await replayLine(invoiceChart, 'link > readInvoices:done.several');
    const { selected } = begun.snapshot().context.draft;
    await begun.make(chosen([first]));
    const rest = `selection.confirmed > payment.confirmed > checkOut:done.alreadyPaid > readOutcome:done.paid
      > choice.reopened > readInvoices:done.several`;
    for (const token of rest.split('>')) {
      await begun.make(moveOf(begun.moves(), token.trim(), begun.snapshot().value));
    }
    expect(begun.snapshot().context.draft.selected).toEqual(selected);
  });
});

describe('business paths', () => {
  test.each([
    ['card', `${toPay} > checkOut:done.hosted`, 'leaving'],
    [
      'bank transfer',
      `link > readInvoices:done.several > method.chosen:transfer > selection.confirmed > payment.confirmed
       > checkOut:done.transfer > readOutcome:done.awaitingTransfer`,
      'outcome.awaitingTransfer',
    ],
    [
      'a card pays in place of an awaited transfer',
      `link > readInvoices:done.awaiting > transfer.replaced:awaited > payment.confirmed > checkOut:done.hosted`,
      'leaving',
    ],
    [
      'from the details of a transfer to the check by card',
      `outcomePage > readOutcome:done.awaitingTransfer > payment.retried:byCard > readInvoices:done.several`,
      'check',
    ],
    [
      'another card, one press after a refusal',
      `outcomePage > readOutcome:done.insufficientFunds > payment.retried:byCard > readInvoices:done.several`,
      'check',
    ],
    [
      'the refused invoices are not payable any more',
      `outcomePage > readOutcome:done.declined > payment.retried:byTransfer > readInvoices:done.settled`,
      'choice.settled',
    ],
    [
      'after a partial payment the rest is paid by card',
      'outcomePage > readOutcome:done.partlyPaid > payment.retried:byCard > readInvoices:done.several',
      'check',
    ],
    [
      'a check for the rest of a partial payment',
      'outcomePage > readOutcome:done.partlyPaid > retried > readOutcome:done.paidTooMuch',
      'outcome.paid.received',
    ],
    [
      'the money was refunded, and the invoices are still due',
      'outcomePage > readOutcome:done.returnedDue > payment.retried:byTransfer > readInvoices:done.several',
      'check',
    ],
    ['the money is refunded, and nothing is due', 'outcomePage > readOutcome:done.returned', 'outcome.returned'],
    ['back from the hosted page', 'outcomePage > readOutcome:done.paid', 'outcome.paid.received'],
    ['3-D Secure refused', 'outcomePage > readOutcome:done.authenticationFailed', 'outcome.notCharged'],
    [
      'a late confirmation',
      `outcomePage > readOutcome:done.confirming > wait patience > readOutcome:failed.offline
       > wait patience > readOutcome:done.paid`,
      'outcome.paid.received',
    ],
    [
      'the answer was lost after the payment',
      `${toPay} > checkOut:failed.timeout > wait patience > findCheckout:failed.offline > retried
       > findCheckout:done.alreadyPaid > readOutcome:done.paid`,
      'outcome.paid.received',
    ],
    [
      'reload in the middle of a submission',
      'reload > readInvoices:done.several > findCheckout:done.hosted',
      'interrupted',
    ],
    [
      'another tab has paid the ordered invoices, and no others are preselected',
      'reload > readInvoices:done.settled > findCheckout:done.withdrawn',
      'choice.choosing',
    ],
    ['restored from the back/forward cache', `${toPay} > checkOut:done.hosted > page.returned`, 'recovering.asking'],
    [
      'Back and Forward while the result is unknown',
      `${toPay} > checkOut:failed.timeout > route #invoice.help > route #invoice.check`,
      'recovering.asking',
    ],
    ['another tab has paid', `${toPay} > checkOut:done.alreadyPaid > readOutcome:done.paid`, 'outcome.paid.received'],
    ['nothing to pay', 'link > readInvoices:done.settled', 'choice.settled'],
    ['help', `${toCheck} > help.opened > help.written:question > help.sent > askForHelp:done.sent`, 'help.sent'],
  ])('%s', async (_, line, state) => {
    expect(stateOf(await replayLine(invoiceChart, line))).toBe(state);
  });

  test('opens the hosted page once, and not again on return', async () => {
    const replay = await replayLine(invoiceChart, `${toPay} > checkOut:done.hosted > page.returned`);
    expect(replay.effects.map(({ name }) => name)).toEqual(['openHostedPage']);
  });

  test('a copy clears the field once it was sent, and shows its recipient', async () => {
    const written = 'outcomePage > readOutcome:done.paid > copy.written:accounts > copy.sent';
    const copy = async (rest: string) =>
      (await replayLine(invoiceChart, `${written} > ${rest}`)).snapshot().context.draft.copy;
    expect(await copy('sendReceiptCopy:failed.offline')).toEqual({ email: 'comptabilite@example.org', sentTo: '' });
    expect(await copy('sendReceiptCopy:done.sent')).toEqual({ email: '', sentTo: 'comptabilite@example.org' });
  });

  test('a help message survives its failure and is cleared once it was sent', async () => {
    const written = 'link > readInvoices:done.several > help.opened > help.written:question > help.sent';
    const message = async (rest: string): Promise<string> => {
      const replay = await replayLine(invoiceChart, `${written} > ${rest}`);
      return replay.snapshot().context.draft.help.message;
    };
    expect(await message('askForHelp:failed.offline')).toContain('FA-2026-5012');
    expect(await message('askForHelp:done.sent')).toBe('');
  });

  test('an awaited transfer removes its invoices from the choice, and they are not preselected', async () => {
    const line = `link > readInvoices:done.several > method.chosen:transfer > selection.confirmed > payment.confirmed
      > checkOut:done.transfer > readOutcome:done.awaitingTransfer > choice.reopened > readInvoices:done.awaiting`;
    const { draft, cart } = (await replayLine(invoiceChart, line)).snapshot().context;
    expect(draft.selected).not.toEqual([]);
    expect(draft.selected).not.toContain(awaitedIds[0]);
    expect(cart?.invoices.map(({ id }) => id)).toEqual(draft.selected);
  });

  test('payment removes its invoices from the choice: Back from the receipt leads to no check', async () => {
    const check = async (outcome: string): Promise<boolean> => {
      const replay = await replayLine(
        invoiceChart,
        `${toPay} > checkOut:done.alreadyPaid > readOutcome:done.${outcome}`,
      );
      return replay.moves().some(({ token }) => token === 'route #invoice.check');
    };
    expect([await check('declined'), await check('paid')]).toEqual([true, false]);
  });

  test('the rest is ordered for the open invoices, under its own key', async () => {
    const line = `${toPay} > checkOut:done.alreadyPaid > readOutcome:done.partlyPaid > payment.retried:byTransfer
      > readInvoices:done.several > payment.confirmed`;
    const replay = await replayLine(invoiceChart, line);
    const [first, second] = keys(replay, 'checkOut');
    expect(second).not.toBe(first);
    const orders = replay.asked.filter(({ port }) => port === 'checkOut').map(({ input }) => input);
    expect(orders.at(-1)).toMatchObject({ method: 'transfer', invoiceIds: awaitedIds });
  });

  test('a retry orders exactly the invoices of the outcome, by the chosen method', async () => {
    const line = `outcomePage > readOutcome:done.declined > payment.retried:byTransfer > readInvoices:done.several
      > payment.confirmed`;
    const replay = await replayLine(invoiceChart, line);
    const [order] = replay.asked.filter(({ port }) => port === 'checkOut').map(({ input }) => input);
    expect(order).toMatchObject({ method: 'transfer' });
    expect(new Set(create(order, having({ invoiceIds: array(number()) })).invoiceIds)).toEqual(new Set(chosenIds));
  });

  test('the delay between two reads doubles, up to a minute', async () => {
    const again = ' > wait patience > readOutcome:failed.offline';
    const replay = await replayLine(invoiceChart, `outcomePage > readOutcome:done.confirming${again.repeat(6)}`);
    expect(replay.waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });
});

test('the exploration distinguishes lists whose open invoices have one currency', async () => {
  const tokens = ['readInvoices:done.settledAndPartialRefunds', 'findCheckout:done.changed', 'selection.changed:mixed'];
  const { path, violation } = await walkPath(invoiceChart, 'reload', byTokens(tokens));
  expect(path.map(({ token }) => token)).toEqual(tokens);
  expect(violation).toBeNull();
});
