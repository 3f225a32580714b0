import type { IncomingHttpHeaders } from 'node:http';
import type { Moment } from '../../../domain/moment.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Money } from '../../../domain/money.ts';
import type { DeclineReason } from '../../../domain/payment.ts';
import type { DisputeState } from '../db/refund-schema.ts';

/**
 * A request for the payment page of an order. It is the same for every call about one order: the call is idempotent.
 */
export interface SessionRequest {
  /** The order's reference. Acts as idempotency key: the same reference returns the same session. */
  readonly reference: string;
  readonly amount: Money;
  /** Description of the purchase, in the buyer's language. */
  readonly description: string;
  readonly locale: Locale;
  readonly orderedAt: Moment;
  /** Paths of the buyer's return, on this origin; neither is proof of the outcome. */
  readonly successPath: string;
  readonly failurePath: string;
}

/** The state of a session at the provider, and whether it is by SEPA direct debit. `open` and `processing` can still change. */
export type ProviderState =
  | { readonly kind: 'open' }
  /** The buyer has paid, and the banks answer in days (SEPA direct debit). */
  | { readonly kind: 'processing'; readonly isDebit?: boolean }
  | {
      readonly kind: 'paid';
      readonly charge: string;
      readonly amount: Money;
      readonly at: Moment;
      readonly isDebit?: boolean;
    }
  | { readonly kind: 'notCharged'; readonly reason: DeclineReason; readonly isDebit?: boolean };

/** A refund in the provider's own books. */
export interface ProviderRefund {
  /** The provider's number. */
  readonly reference: string;
  /** The number under which this server asked for it; `null` for one made in the provider's dashboard. */
  readonly key: string | null;
  readonly amount: Money;
  readonly state: 'pending' | 'done' | 'failed';
  /** Why it failed, in the provider's words. */
  readonly reason: string | null;
  readonly at: Moment;
}

/** A charge that its buyer disputes with the bank. */
export interface ProviderDispute {
  readonly reference: string;
  readonly amount: Money;
  readonly reason: string;
  readonly state: DisputeState;
  readonly at: Moment;
  /** Until when it can be answered in the provider's dashboard. */
  readonly answerBy: Moment | null;
}

/** All refunds and disputes of one charge, at any time. */
export interface Reversals {
  readonly refunds: readonly ProviderRefund[];
  readonly disputes: readonly ProviderDispute[];
}

/** A provider's event about an order. */
export interface Confirmation {
  /** The same for every delivery of the same event. */
  readonly eventId: string;
  readonly type: string;
  readonly reference: string;
  readonly session: string;
  readonly state: ProviderState;
  /** `null` for an event about something else. */
  readonly reversals: Reversals | null;
}

/** Result of verifying a request to the webhook. */
export type Verified =
  /** Not the provider's own, or too old. */
  | { readonly kind: 'forged' }
  /** The provider's own, but about no order of this server. */
  | { readonly kind: 'irrelevant'; readonly type: string }
  | { readonly kind: 'confirmation'; readonly confirmation: Confirmation };

/** A request to refund money of a session's charge. */
export interface RefundRequest {
  readonly session: string;
  /** The refund's number, which is the idempotency key. */
  readonly key: string;
  readonly amount: Money;
}

/** Result of a refund request to a provider. */
export type RefundResult =
  /**
   * Refunded as far as the charge allowed: `reversals` has the refund of this key with its amount, none if nothing was
   * left of the charge.
   */
  | { readonly kind: 'refunded'; readonly reversals: Reversals }
  /** Accepted; repeating the request returns the outcome later. */
  | { readonly kind: 'pending' }
  /** Refused for good: `reason` in the provider's words, for the office. */
  | { readonly kind: 'refused'; readonly reason: string };

/** A charge as recorded by the provider. */
export interface Charge {
  readonly charge: string;
  /** The order's reference, as the session was created with it. */
  readonly reference: string;
  readonly amount: Money;
  readonly at: Moment;
  /** Refunds, in the smallest units; without money that a bank took back after a dispute. */
  readonly refunded: number;
}

/** An event of a provider, delivered or not. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Reads the present state; `null` for an event about no order of this server. */
  read(): Promise<Confirmation | null>;
}

/** A payment provider. Methods reject if it cannot be reached. */
export interface PaymentProvider {
  /** Whether it moves no money: its cards are test cards. */
  readonly isSandbox: boolean;
  createSession(request: SessionRequest): Promise<{ readonly id: string; readonly url: string }>;
  readSession(id: string): Promise<ProviderState>;
  /** Closes an open session for good; one that has ended, or is processing, stays. Returns its state. */
  expireSession(id: string): Promise<ProviderState>;
  /**
   * Refunds so much of a session's charge, once for each key, and returns the result. If less is left, because a part
   * was refunded in the provider's dashboard or taken back by a bank, refunds the rest.
   */
  refund(request: RefundRequest): Promise<RefundResult>;
  /** Everything that was charged since a moment, oldest first. */
  listCharges(since: Moment): Promise<readonly Charge[]>;
  /** Events between two moments, oldest first, delivered or not. */
  listEvents(window: { readonly since: Moment; readonly until: Moment }): Promise<readonly ProviderEvent[]>;
  /** Verifies a request to the webhook. */
  verifyConfirmation(headers: IncomingHttpHeaders, body: Buffer): Promise<Verified>;
}
