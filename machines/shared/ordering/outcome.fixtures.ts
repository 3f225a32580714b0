/** Invented outcomes of payments: what designers see in Storybook and what the models are walked with. */
import { whole, without } from '../../../domain/completeness.ts';
import { paymentStatus } from '../../../domain/enumerations.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { Money } from '../../../domain/money.ts';
import { money, sum } from '../../../domain/money.ts';
import type {
  ConfirmingOutcome,
  DeclineReason,
  ListedRefund,
  NotChargedOutcome,
  Outcome,
  PaidOutcome,
  PartlyPaidOutcome,
  PaymentMethod,
  PaymentReceipt,
  ReturnedOutcome,
  TransferDetails,
} from '../../../domain/payment.ts';
import {
  chosen,
  corrected,
  earlierPayment,
  email,
  paymentReference,
  settledBy,
  total,
  transferDetails,
  weekly,
} from './ordering.fixtures.ts';

/** Fields common to all sample outcomes; no money has come. */
const payment = (method: PaymentMethod) => ({
  reference: paymentReference,
  method,
  total,
  subscriptions: [],
  invoices: chosen,
  receipts: [],
  refunds: [],
  remaining: total,
});

const nothing = money(0, 'EUR');

const less = (amount: Money, ...amounts: readonly Money[]): Money =>
  sum([amount, ...amounts.map(({ minor, currency }) => money(-minor, currency))], amount.currency);

/** Money that came for the payment of the samples. */
const receipt = (method: PaymentMethod, at: Moment, amount: Money, bankReference: string | null = null) =>
  ({ payment: paymentReference, method, at, amount, bankReference }) as const;

/** The card payment that has settled one of the invoices since, or both. */
const otherReceipt = (amount: Money): PaymentReceipt => ({
  payment: earlierPayment,
  method: 'card',
  at: '2026-02-11T18:03:00+01:00',
  amount,
  bankReference: null,
});

/** One of the invoices was paid by card while the transfer for both was awaited. */
const oneSettled = [email, ...settledBy(earlierPayment, [weekly])];

export const paidByCard: PaidOutcome = {
  kind: 'paid',
  ...payment('card'),
  invoices: settledBy(paymentReference, chosen),
  receipts: [receipt('card', '2026-01-27T09:41:00+01:00', total)],
  remaining: nothing,
  paidAt: '2026-01-27T09:41:00+01:00',
  receiptTo: null,
};

/** The credits left the wallet at once. */
export const paidByWallet: PaidOutcome = {
  ...paidByCard,
  method: 'wallet',
  receipts: paidByCard.receipts.map((each) => ({ ...each, method: 'wallet' })),
};

const [firstPart, secondPart] = [money(400_000, 'EUR'), money(300_000, 'EUR')];

/** Two transfers came, together more than was due, and a third one in dollars: the back end names only their days. */
export const paidTooMuch: PaidOutcome = {
  ...paidByCard,
  method: 'transfer',
  receipts: [
    receipt('transfer', '2026-02-10', firstPart, 'VIR-20260210-118'),
    receipt('transfer', '2026-02-12', secondPart),
    receipt('transfer', '2026-02-12', money(25_000, 'USD'), 'WIRE 7719-03'),
  ],
  refunds: [
    {
      reference: 'RB-701',
      amount: less(sum([firstPart, secondPart], 'EUR'), total),
      reason: 'tooMuch',
      method: 'transfer',
      state: 'pending',
      sentAt: null,
    },
    {
      reference: 'RB-702',
      amount: money(25_000, 'USD'),
      reason: 'otherCurrency',
      method: 'transfer',
      state: 'beingDecided',
      sentAt: null,
    },
  ],
  paidAt: '2026-02-12',
};

/** One of two invoices was canceled after they were paid, and its money sent back. */
export const paidThenCredited: PaidOutcome = {
  ...paidByCard,
  total: email.total,
  invoices: settledBy(paymentReference, [
    email,
    { ...weekly, creditNotes: [{ creditNote: 'AV-2026-0011', amount: weekly.total }] },
  ]),
  refunds: [
    {
      reference: 'RB-698',
      amount: weekly.total,
      reason: 'credited',
      method: 'card',
      state: 'sent',
      sentAt: '2026-02-03T14:20:00+01:00',
    },
  ],
};

const rest = less(email.total, firstPart);

/** A transfer for two invoices: a part has come, one of them was paid by card since, and the rest is awaited. */
export const partlyPaid: PartlyPaidOutcome = {
  kind: 'partlyPaid',
  ...payment('transfer'),
  total: firstPart,
  invoices: [
    { ...email, status: paymentStatus.partlySettled, remaining: rest },
    ...settledBy(earlierPayment, [weekly]),
  ],
  receipts: [receipt('transfer', '2026-02-10', firstPart, 'VIR-20260210-118'), otherReceipt(weekly.total)],
  remaining: rest,
  transfer: { ...transferDetails, amount: rest },
};

/** A part has come, and no transfer is awaited any more. */
export const partlyPaidAndClosed: PartlyPaidOutcome = { ...partlyPaid, transfer: null };

const sentBack = {
  reference: 'RB-705',
  amount: total,
  method: 'card',
  state: 'sent',
  sentAt: '2026-02-12T10:15:00+01:00',
} as const;

/** Fields common to sample outcomes whose money pays nothing. */
const returnedBase = (method: PaymentMethod) => ({ kind: 'returned', ...payment(method) }) as const;

const charged = receipt('card', '2026-02-11T18:20:00+01:00', total);

/** A transfer came after a card had paid its invoices. */
export const returned: ReturnedOutcome = {
  ...returnedBase('transfer'),
  invoices: settledBy(earlierPayment, chosen),
  receipts: [otherReceipt(total), receipt('transfer', '2026-02-12', total, 'VIR-20260212-009')],
  refunds: [{ ...sentBack, reason: 'paidOtherwise', method: 'transfer', state: 'pending', sentAt: null }],
  remaining: nothing,
};

/** A card was charged for amounts that the publisher had corrected meanwhile: the invoices are still to be paid. */
export const returnedDue: ReturnedOutcome = {
  ...returnedBase('card'),
  receipts: [charged],
  refunds: [{ ...sentBack, reason: 'changedSince' }],
};

/** The invoices were canceled before the money came. */
export const returnedCanceled: ReturnedOutcome = {
  ...returnedBase('card'),
  invoices: chosen.map((each) => ({
    ...each,
    status: paymentStatus.cleared,
    remaining: nothing,
    creditNotes: [{ creditNote: `AV-2026-${each.id}`, amount: each.total }],
  })),
  receipts: [charged],
  refunds: [{ ...sentBack, reason: 'canceledBefore' }],
  remaining: nothing,
};

/** Dollars came for an order in euros, and the office decides about them. */
export const returnedElsewhere: ReturnedOutcome = {
  ...returnedBase('transfer'),
  receipts: [receipt('transfer', '2026-02-12', money(702_000, 'USD'), 'WIRE 7719-03')],
  refunds: [
    {
      ...sentBack,
      amount: money(702_000, 'USD'),
      reason: 'otherCurrency',
      method: 'transfer',
      state: 'beingDecided',
      sentAt: null,
    },
  ],
};

const remainingOfAll = (invoices: readonly Invoice[]): Money =>
  sum(
    invoices.map((each) => each.remaining),
    'EUR',
  );

/** The invoices after which a payment page is closed for a reason that they show. */
const closedBy: Partial<Readonly<Record<DeclineReason, readonly Invoice[]>>> = {
  credited: [
    email,
    {
      ...weekly,
      status: paymentStatus.cleared,
      remaining: nothing,
      creditNotes: [{ creditNote: 'AV-2026-0011', amount: weekly.total }],
    },
  ],
  transferOrdered: chosen.map((each) => ({
    ...each,
    awaitedTransfer: { reference: earlierPayment, orderedAt: '2026-02-13T09:38:00+01:00', undecided: [] },
  })),
  changed: [corrected, weekly],
};

/** A payment without a charge: by card, except for the reason that only a transfer can have. */
export function notCharged(reason: DeclineReason): NotChargedOutcome {
  if (reason !== 'noLongerDue') {
    const invoices = closedBy[reason] ?? chosen;
    return { kind: 'notCharged', ...payment('card'), invoices, remaining: remainingOfAll(invoices), reason };
  }
  return {
    kind: 'notCharged',
    ...payment('transfer'),
    invoices: settledBy(earlierPayment, chosen),
    receipts: [otherReceipt(total)],
    remaining: nothing,
    reason,
  };
}

/** A transfer that never came; one of its invoices was paid by card meanwhile. */
export const transferExpired: NotChargedOutcome = {
  kind: 'notCharged',
  ...payment('transfer'),
  invoices: oneSettled,
  receipts: [otherReceipt(weekly.total)],
  remaining: email.total,
  reason: 'expired',
};

export const confirmingCard: Outcome = { kind: 'confirming', ...payment('card'), transfer: null };

type AwaitedOutcome = ConfirmingOutcome & { readonly transfer: TransferDetails };

export const awaitedTransfer: AwaitedOutcome = {
  kind: 'confirming',
  ...payment('transfer'),
  transfer: transferDetails,
};

/** One of the invoices was paid by card since: the transfer is awaited for the other. */
export const awaitedRest: AwaitedOutcome = {
  ...awaitedTransfer,
  invoices: oneSettled,
  receipts: [otherReceipt(weekly.total)],
  remaining: email.total,
  transfer: { ...transferDetails, amount: email.total },
};

/** The refunds that `invoice/read` gives: on its way, about to be decided, and sent. */
export const listedRefunds: readonly ListedRefund[] = [
  {
    reference: 'RB-715',
    payment: paymentReference,
    overpayment: { received: sum([firstPart, secondPart], 'EUR'), asked: total },
    amount: less(sum([firstPart, secondPart], 'EUR'), total),
    reason: 'tooMuch',
    method: 'transfer',
    state: 'pending',
    sentAt: null,
  },
  {
    reference: 'RB-712',
    payment: 'PAY-9VBT-5RSE-60QK',
    overpayment: null,
    amount: money(12_000, 'EUR'),
    reason: 'credited',
    method: 'transfer',
    state: 'pending',
    sentAt: null,
  },
  {
    reference: 'RB-711',
    payment: earlierPayment,
    overpayment: null,
    amount: money(9_500, 'GBP'),
    reason: 'otherCurrency',
    method: 'transfer',
    state: 'beingDecided',
    sentAt: null,
  },
  {
    reference: 'RB-690',
    payment: 'PAY-6TKX-9BQR-12MC',
    overpayment: null,
    amount: money(20_000, 'EUR'),
    reason: 'byOffice',
    method: 'card',
    state: 'sent',
    sentAt: '2025-12-12T15:00:00+01:00',
  },
];

/** The refunds of an answer. */
export const someRefunds = { rows: listedRefunds, completeness: whole } as const;
/** The first refunds of a list of which one could not be read. */
export const partialRefunds = { rows: listedRefunds.slice(0, 1), completeness: without(1) } as const;
export const noRefunds = { rows: [], completeness: whole } as const;
