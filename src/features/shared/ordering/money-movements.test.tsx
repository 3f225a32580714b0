// @vitest-environment jsdom
/** Pages of outcomes and the printed receipt show the same amounts, and these add up. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { whole } from '../../../../domain/completeness.ts';
import type { Outcome, PaidOutcome } from '../../../../domain/payment.ts';
import { freshOrdering } from '../../../../machines/shared/ordering/ordering.context.ts';
import { readAt } from '../../../../machines/shared/ordering/ordering.fixtures.ts';
import {
  awaitedRest,
  listedRefunds,
  notCharged,
  paidByCard,
  paidThenCredited,
  paidTooMuch,
  partlyPaid,
  partlyPaidAndClosed,
  returned,
  returnedDue,
  returnedElsewhere,
  transferExpired,
} from '../../../../machines/shared/ordering/outcome.fixtures.ts';
import { Navigation } from '../../../ui/layout/navigation.tsx';
import { PendingRefunds } from '../../invoice/pending-refunds.tsx';
import { Refunds } from '../../invoice/refunds.tsx';
import { AwaitingTransfer } from './awaiting-transfer.tsx';
import { MoneyMovements } from './money-movements.tsx';
import { NotCharged } from './not-charged.tsx';
import { Paid } from './paid.tsx';
import { PartlyPaid } from './partly-paid.tsx';
import { Receipt } from './receipt.tsx';
import { Returned } from './returned.tsx';

beforeAll(() => {
  i18n.load('en', {});
  i18n.activate('en');
});

const drawn = (element: ReactElement): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Navigation navigate={() => undefined} hrefOf={(text) => text}>
        {element}
      </Navigation>
    </I18nProvider>,
  );

function documentOf(element: ReactElement): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = drawn(element);
  return container;
}

const textOf = (element: ReactElement): string => documentOf(element).textContent ?? '';

/** Props of an outcome's view other than its data. */
const otherProps = {
  can: () => true,
  send: () => undefined,
  busy: false,
  ways: { choicePlace: '/', helpPlace: '/', back: 'Back', change: 'Change', onward: null },
};

const draft = { seed: 'seed', attempt: 1, submitted: false };

const dataOf = <Of extends Outcome>(outcome: Of) => ({
  ...freshOrdering(outcome.reference),
  draft,
  outcome,
  readAt,
});

/** Amounts in euros of the rows whose name begins so, in cents. */
function cents(receipt: HTMLElement, name: RegExp): readonly number[] {
  const rows = [...receipt.querySelectorAll('dt')].filter(({ textContent }) => name.test(textContent ?? ''));
  return rows.flatMap((term) => {
    const values = [...(term.parentElement?.querySelectorAll('dd') ?? [])];
    const own = term.parentElement?.tagName === 'DL' ? [term.nextElementSibling] : values;
    const [, amount] = own.map((value) => /^(−?€[\d,.]+)$/.exec(value?.textContent ?? '')).find(Boolean) ?? [];
    return amount === undefined ? [] : [Math.round(Number(amount.replace('−', '-').replaceAll(/[€,]/g, '')) * 100)];
  });
}

const add = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

describe('the printed receipt', () => {
  test.each<[name: string, outcome: PaidOutcome]>([
    ['a card', paidByCard],
    ['two transfers, together more than was due', paidTooMuch],
    ['an invoice of it canceled afterwards', paidThenCredited],
    ['a part that is still to be paid', { ...partlyPaid, kind: 'paid', paidAt: readAt, receiptTo: null }],
  ])('adds up: %s', (_, outcome) => {
    const receipt = documentOf(<Receipt outcome={outcome} />);
    const [total = 0] = cents(receipt, /^Total$/);
    const parts = cents(receipt, /^(Subtotal|VAT .*)$/);
    expect(add(parts)).toBe(total);
    expect(total).toBeGreaterThan(0);
    // Refunds are written as negative amounts.
    expect(add(cents(receipt, /^(Received on|Refund|Left to pay)/))).toBe(total);
  });

  test('calls a direct debit so, on its page and in its receipt, and refuses no card where the bank refused it', () => {
    const receipts = paidByCard.receipts.map((each) => ({ ...each, method: 'debit' as const }));
    const outcome: PaidOutcome = { ...paidByCard, method: 'debit', receipts };
    const receipt = textOf(<Receipt outcome={outcome} />);
    const page = textOf(<Paid data={dataOf(outcome)} {...otherProps} />);
    for (const text of [receipt, page]) {
      expect(text).toMatch(/by SEPA direct debit/i);
      expect(text).not.toMatch(/by card/i);
    }
    const refused = { ...notCharged('insufficientFunds'), method: 'debit' as const };
    const text = textOf(<NotCharged data={dataOf(refused)} {...otherProps} />);
    expect(text).toContain('Your bank refused the direct debit.');
    expect(text).not.toContain('The card’s balance');
  });

  test('shows each transfer of an overpayment and what goes back, with number and state', () => {
    const text = textOf(<Receipt outcome={paidTooMuch} />);
    for (const words of ['€4,000.00', 'VIR-20260210-118', '€3,000.00', 'RB-701', '−€224.45', 'We received more']) {
      expect(text).toContain(words);
    }
    expect(text).toContain('Refund by bank transfer in progress.');
  });

  test('names another payment by its reference', () => {
    const outcome = { ...partlyPaid, kind: 'paid', paidAt: readAt, receiptTo: null } as const;
    expect(textOf(<Receipt outcome={outcome} />)).toContain('Other payment: PAY-3FHN-8WZC-27LM');
  });
});

describe('page and receipt', () => {
  test.each<[name: string, outcome: Outcome, page: ReactElement]>([
    ['paid', paidTooMuch, <Paid key="page" {...otherProps} data={dataOf(paidTooMuch)} />],
    ['partly paid', partlyPaid, <PartlyPaid key="page" {...otherProps} data={dataOf(partlyPaid)} />],
    ['returned', returned, <Returned key="page" {...otherProps} data={dataOf(returned)} />],
    ['not charged', transferExpired, <NotCharged key="page" {...otherProps} data={dataOf(transferExpired)} />],
    ['awaiting a transfer', awaitedRest, <AwaitingTransfer key="page" {...otherProps} data={dataOf(awaitedRest)} />],
  ])('have the same list of money: %s', (_, outcome, page) => {
    const list = drawn(<MoneyMovements outcome={outcome} />);
    expect(list).toContain('<dl');
    expect(drawn(page)).toContain(list);
  });
});

describe('the first sentence', () => {
  test('paid: all that this payment brought, and what goes back', () => {
    const text = textOf(<Paid {...otherProps} data={dataOf(paidTooMuch)} />);
    expect(text).toContain('We received €7,000.00 and $250.00 by bank transfer. Thank you.');
    expect(text).toContain('The amount due was €6,775.55. Don’t send anything now.');
    expect(text).toContain('Refund in progress: €224.45.');
    expect(text).toContain('Received in another currency: $250.00.');
  });

  test('awaiting a transfer: the rest, and only what is paid with it', () => {
    const page = documentOf(<AwaitingTransfer {...otherProps} data={dataOf(awaitedRest)} />);
    expect(page.textContent).toContain('Transfer €5,518.70');
    const [asked, others] = ['Invoices this transfer pays', 'No longer part of this transfer'].map(
      (title) =>
        [...page.querySelectorAll('section')].find((part) => part.querySelector('h2')?.textContent === title)
          ?.textContent,
    );
    expect(asked).toContain('FA-2026-5012');
    expect(asked).not.toContain('FA-2026-5031');
    expect(others).toContain('FA-2026-5031');
  });

  test.each([
    ['a declined card', notCharged('declined'), 'You haven’t been charged. €6,775.55 is left to pay.'],
    ['an expired transfer', transferExpired, 'We received no transfer, so €5,518.70 is left to pay.'],
    ['a transfer that is not needed', notCharged('noLongerDue'), 'Nothing is left to pay.'],
  ])('not charged: %s', (_, outcome, words) => {
    const text = textOf(<NotCharged {...otherProps} data={dataOf(outcome)} />);
    expect(text).toContain(words);
    expect(/\d is left to pay\./.test(text)).toBe(outcome.remaining.minor > 0);
  });

  test('returned: what is still to be paid, only where something is', () => {
    expect(textOf(<Returned {...otherProps} data={dataOf(returnedDue)} />)).toContain('€6,775.55 is left to pay.');
    expect(textOf(<Returned {...otherProps} data={dataOf(returned)} />)).toContain('Nothing is left to pay.');
  });

  test('returned: names what came in another currency once, and once among the payments', () => {
    const { reference, invoices, receipts } = returnedElsewhere;
    const undecided = receipts.map(({ amount }) => amount);
    const awaitedTransfer = { reference, orderedAt: readAt, undecided };
    const awaiting = invoices.map((invoice) => ({ ...invoice, awaitedTransfer }));
    const text = textOf(<Returned {...otherProps} data={dataOf({ ...returnedElsewhere, invoices: awaiting })} />);
    expect(text.match(/\$7,020\.00/g)).toHaveLength(2);
    expect(text).toMatch(/Don’t send anything now\.\s+We’ll email you about it\./);
    expect(text).toContain('We received it in a different currency than the invoices.');
  });

  test.each([
    ['byOffice', 'We’ve refunded this payment.'],
    ['disputed', 'You disputed this payment with your bank.'],
  ] as const)('returned: why the money went back, %s', (reason, words) => {
    const outcome = { ...returnedDue, refunds: returnedDue.refunds.map((refund) => ({ ...refund, reason })) };
    expect(textOf(<Returned {...otherProps} data={dataOf(outcome)} />)).toContain(words);
  });

  test('partly paid: the account for the rest only where a transfer is awaited', () => {
    expect(textOf(<PartlyPaid {...otherProps} data={dataOf(partlyPaid)} />)).toContain('IBAN');
    expect(textOf(<PartlyPaid {...otherProps} data={dataOf(partlyPaidAndClosed)} />)).not.toContain('IBAN');
  });
});

test.each([
  { name: 'PendingRefunds', View: PendingRefunds },
  { name: 'Refunds', View: Refunds },
])('$name says of an overpayment what came, what was due, and that nothing is to be sent', ({ View }) => {
  const rows = listedRefunds.filter(({ reason }) => reason === 'tooMuch');
  const text = textOf(<View refunds={{ rows, completeness: whole }} onRetry={() => {}} busy={false} />);
  expect(text).toContain('We received €7,000.00, and €6,775.55 was due. Don’t send anything now.');
  expect(text).toContain('€224.45');
});

test.each([
  { name: 'PendingRefunds', View: PendingRefunds },
  { name: 'Refunds', View: Refunds },
])('$name announces no refund of money that is still being checked', ({ View }) => {
  const undecided = listedRefunds.filter(({ state }) => state === 'beingDecided');
  const text = textOf(<View refunds={{ rows: undecided, completeness: whole }} onRetry={() => {}} busy={false} />);
  expect(text).toContain('We’re checking this payment and will email you.');
  expect(text).not.toContain('Refund in progress');
});
