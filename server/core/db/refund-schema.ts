import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment } from '../../../domain/moment.ts';
import type { Currency } from '../../../domain/money.ts';
import type { PaymentMethod, RefundReason } from '../../../domain/payment.ts';

/**
 * `toDecide`: the office decides whether it is returned. `toAsk`: the provider is asked, again until it answers.
 * `toSend`: the office sends it. `done`: it has left. `kept`: the office has booked it as a payment instead.
 */
export type RefundState = 'toDecide' | 'toAsk' | 'toSend' | 'done' | 'kept';

/** Money that is given back, or is to be. */
export interface RefundsTable {
  id: GeneratedAlways<number>;
  checkout_id: number;
  /** How the money came. */
  method: PaymentMethod;
  why: RefundReason;
  /** The credited invoice that the money had paid: always where it is `credited`, and of a dispute once a credit note counts it. */
  invoice_id: Generated<number | null>;
  /** The credit note for which it goes back; `null`: for another reason, or booked by an earlier release. */
  credit_note_id: Generated<number | null>;
  currency: Currency;
  amount_minor: number;
  /** Origin of the money: the provider's charge, or the transfer. */
  charge: string;
  provider_session: string | null;
  state: RefundState;
  requested_at: Moment;
  /** When the provider was last asked, and how often it was. */
  asked_at: Moment | null;
  times_asked: Generated<number>;
  done_at: Moment | null;
  /** Number at the provider or the bank. */
  reference: string | null;
  /** The provider's reason for a refusal. */
  refusal: string | null;
  /** The provider reported it; this server did not request it. */
  is_reported: Generated<boolean>;
}

/** A dispute is open until the card's bank has decided for the publisher (won) or for the buyer (lost). */
export const disputeStates = ['open', 'won', 'lost'] as const;

export type DisputeState = (typeof disputeStates)[number];

/** A charge that a buyer disputes with the bank. */
export interface DisputesTable {
  /** The provider's number. */
  reference: string;
  checkout_id: number;
  charge: string;
  currency: Currency;
  amount_minor: number;
  /** The provider's word for it, such as `fraudulent`. */
  reason: string;
  state: DisputeState;
  opened_at: Moment;
  /** Until when the office can answer in the provider's dashboard. */
  answer_by: Moment | null;
  closed_at: Moment | null;
}
