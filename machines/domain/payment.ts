import type { Invoice, Moment } from './invoice.ts';
import type { Money } from './money.ts';

/** How a buyer pays an invoice. */
export const paymentMethods = ['card', 'transfer'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Why money did not move; each has its own advice. */
export const declineReasons = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'incorrectCode',
  'lostOrStolen',
  'authenticationFailed',
  'abandoned',
  'expired',
] as const;

export type DeclineReason = (typeof declineReasons)[number];

/** The account a bank transfer goes to, with the exact reference to quote. */
export interface TransferDetails {
  readonly reference: string;
  readonly amount: Money;
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  readonly bank: string;
}

/** The three truths about a payment, and nothing between them. */
interface OutcomeBase {
  readonly reference: string;
  readonly method: PaymentMethod;
  readonly total: Money;
  readonly invoices: readonly Invoice[];
}

export interface PaidOutcome extends OutcomeBase {
  readonly kind: 'paid';
  readonly paidAt: Moment;
}

export interface NotChargedOutcome extends OutcomeBase {
  readonly kind: 'notCharged';
  readonly reason: DeclineReason;
}

export interface ConfirmingOutcome extends OutcomeBase {
  readonly kind: 'confirming';
  /** Where to send the transfer, when that is what is awaited. */
  readonly transfer: TransferDetails | null;
}

export type Outcome = PaidOutcome | NotChargedOutcome | ConfirmingOutcome;
