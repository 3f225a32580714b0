import type { IncomingHttpHeaders } from 'node:http';
import type { Moment } from '../../../machines/domain/invoice.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { Money } from '../../../machines/domain/money.ts';
import type { DeclineReason } from '../../../machines/domain/payment.ts';

/** A payment to be made on the provider's page. */
export interface SessionRequest {
  /** The order's reference. Acts as idempotency key: the same reference returns the same session. */
  readonly reference: string;
  readonly amount: Money;
  /** Description of the purchase, in the buyer's language. */
  readonly description: string;
  readonly locale: Locale;
  /** Paths on this origin to which the provider redirects the buyer; neither is proof of an outcome. */
  readonly successPath: string;
  readonly failurePath: string;
}

/** State of a session at the provider. Only `open` can still change. */
export type ProviderState =
  | { readonly kind: 'open' }
  | { readonly kind: 'paid'; readonly charge: string; readonly amount: Money; readonly at: Moment }
  | { readonly kind: 'notCharged'; readonly reason: DeclineReason };

/** A webhook event of a provider. */
export interface Confirmation {
  /** The same for every delivery of the same event. */
  readonly eventId: string;
  readonly type: string;
  readonly reference: string;
  readonly session: string;
  readonly state: ProviderState;
}

/** Result of a refund request to a provider. */
export type RefundResult =
  /** Refunded; `reference` is the provider's number. */
  | { readonly kind: 'refunded'; readonly reference: string; readonly at: Moment }
  /** Accepted; repeating the request returns the outcome later. */
  | { readonly kind: 'pending' }
  /** Refused for good: `reason` in the provider's words, for the office. */
  | { readonly kind: 'refused'; readonly reason: string };

/** A charge as recorded by the provider. */
export interface Charge {
  readonly charge: string;
  readonly session: string;
  /** The order's reference, as the session was created with it. */
  readonly reference: string;
  readonly amount: Money;
  readonly at: Moment;
  /** Whether it was refunded. */
  readonly isRefunded: boolean;
}

/** A payment provider. Methods reject if it cannot be reached. */
export interface PaymentProvider {
  /** Whether it moves no money: its cards are test cards. */
  readonly isSandbox: boolean;
  createSession(request: SessionRequest): Promise<{ readonly id: string; readonly url: string }>;
  readSession(id: string): Promise<ProviderState>;
  /** Closes an open session for good; one that has ended stays as it is. Resolves to the resulting state. */
  expireSession(id: string): Promise<ProviderState>;
  /** Refunds a session's charge, idempotently; resolves to the outcome. */
  refund(id: string): Promise<RefundResult>;
  /** All charges since a moment, oldest first. */
  listCharges(since: Moment): Promise<readonly Charge[]>;
  /** Parses a webhook event; resolves to `null` if it is forged or too old. */
  verifyConfirmation(headers: IncomingHttpHeaders, body: Buffer): Promise<Confirmation | null>;
}
