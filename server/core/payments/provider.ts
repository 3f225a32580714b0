import type { IncomingHttpHeaders } from 'node:http';
import type { Moment } from '../../../machines/domain/invoice.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { Money } from '../../../machines/domain/money.ts';
import type { DeclineReason } from '../../../machines/domain/payment.ts';
import type { DisputeState } from '../db/refund-schema.ts';

/** What a buyer is to pay on the provider's page. The same for every request about one order: it is an idempotent call. */
export interface SessionRequest {
  /** The order's reference. Asking again with the same one gives the same session. */
  readonly reference: string;
  readonly amount: Money;
  /** What is bought, in the buyer's language. */
  readonly description: string;
  readonly locale: Locale;
  readonly orderedAt: Moment;
  /** Where the provider sends the buyer, on this origin; neither place is believed. */
  readonly successPath: string;
  readonly failurePath: string;
}

/** Where a session stands with the provider. `open` and `processing` can still change. */
export type ProviderState =
  | { readonly kind: 'open' }
  /** The buyer has paid, and the banks answer in days (SEPA direct debit). */
  | { readonly kind: 'processing' }
  | { readonly kind: 'paid'; readonly charge: string; readonly amount: Money; readonly at: Moment }
  | { readonly kind: 'notCharged'; readonly reason: DeclineReason };

/** A refund in the provider's own books, whoever made it. */
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

/** What was taken back of one charge: all of it, whenever. */
export interface Reversals {
  readonly refunds: readonly ProviderRefund[];
  readonly disputes: readonly ProviderDispute[];
}

/** What a provider tells us of its own accord. */
export interface Confirmation {
  /** The same for every delivery of the same event. */
  readonly eventId: string;
  readonly type: string;
  readonly reference: string;
  readonly session: string;
  readonly state: ProviderState;
  /** `null` where the event is about something else. */
  readonly reversals: Reversals | null;
}

/** What a request to the address for confirmations is. */
export type Verified =
  /** Not the provider's own, or too old. */
  | { readonly kind: 'forged' }
  /** The provider's own, and about nothing that this server sold. */
  | { readonly kind: 'irrelevant'; readonly type: string }
  | { readonly kind: 'confirmation'; readonly confirmation: Confirmation };

/** Money that a provider is asked to give back of what a session was charged. */
export interface RefundRequest {
  readonly session: string;
  /** The refund's number. Asking again with the same one gives back nothing more. */
  readonly key: string;
  readonly amount: Money;
}

/** What a provider did when it was asked to give money back. */
export type RefundResult =
  /** It has; `reference` is its own number for that. */
  | { readonly kind: 'refunded'; readonly reference: string; readonly at: Moment }
  /** It will, and says so when it is asked again. */
  | { readonly kind: 'pending' }
  /** It cannot, and never will: `reason` in its own words, for the office. */
  | { readonly kind: 'refused'; readonly reason: string };

/** A charge in the provider's own books. */
export interface Charge {
  readonly charge: string;
  /** The order's reference, as the session was created with it. */
  readonly reference: string;
  readonly amount: Money;
  readonly at: Moment;
  /** How much was given back, in the smallest units; without what a bank took back after a dispute. */
  readonly refunded: number;
}

/** An event that a provider has told, or has tried to. */
export interface ToldEvent {
  readonly id: string;
  readonly type: string;
  /** Gives what it says now; `null` where it is about nothing that this server sold. */
  read(): Promise<Confirmation | null>;
}

/** Who moves the money. Rejects when it cannot be reached. */
export interface PaymentProvider {
  /** Whether it charges nobody: its cards are test cards. */
  readonly isSandbox: boolean;
  createSession(request: SessionRequest): Promise<{ readonly id: string; readonly url: string }>;
  readSession(id: string): Promise<ProviderState>;
  /** Closes an open session for good; one that has ended, or is processing, stays. Gives how it stands now. */
  expireSession(id: string): Promise<ProviderState>;
  /**
   * Gives back so much of what a session was charged, once for each key; tells what became of it. Where less is left, because
   * somebody gave it back in the provider's dashboard or a bank took it back, gives back what is left.
   */
  refund(request: RefundRequest): Promise<RefundResult>;
  /** Everything that was charged since a moment, oldest first. */
  listCharges(since: Moment): Promise<readonly Charge[]>;
  /** Events between two moments, oldest first, delivered or not. */
  listEvents(window: { readonly since: Moment; readonly until: Moment }): Promise<readonly ToldEvent[]>;
  /** Reads a request to the address for confirmations. */
  verifyConfirmation(headers: IncomingHttpHeaders, body: Buffer): Promise<Verified>;
}
