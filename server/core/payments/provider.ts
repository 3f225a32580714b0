import type { IncomingHttpHeaders } from 'node:http';
import type { Moment } from '../../../machines/domain/invoice.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { Money } from '../../../machines/domain/money.ts';
import type { DeclineReason } from '../../../machines/domain/payment.ts';

/** What a buyer is to pay on the provider's page. */
export interface SessionRequest {
  /** The order's reference. Asking again with the same one gives the same session. */
  readonly reference: string;
  readonly amount: Money;
  /** What is bought, in the buyer's language. */
  readonly description: string;
  readonly locale: Locale;
  /** Where the provider sends the buyer, on this origin; neither place is believed. */
  readonly successPath: string;
  readonly failurePath: string;
}

/** Where a session stands with the provider. Only `open` can still change. */
export type ProviderState =
  | { readonly kind: 'open' }
  | { readonly kind: 'paid'; readonly charge: string; readonly amount: Money; readonly at: Moment }
  | { readonly kind: 'notCharged'; readonly reason: DeclineReason };

/** What a provider tells us of its own accord. */
export interface Confirmation {
  /** The same for every delivery of the same event. */
  readonly eventId: string;
  readonly type: string;
  readonly reference: string;
  readonly session: string;
  readonly state: ProviderState;
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
  readonly session: string;
  /** The order's reference, as the session was created with it. */
  readonly reference: string;
  readonly amount: Money;
  readonly at: Moment;
  /** Whether it was given back. */
  readonly isRefunded: boolean;
}

/** Who moves the money. Rejects when it cannot be reached. */
export interface PaymentProvider {
  /** Whether it charges nobody: its cards are test cards. */
  readonly isSandbox: boolean;
  createSession(request: SessionRequest): Promise<{ readonly id: string; readonly url: string }>;
  readSession(id: string): Promise<ProviderState>;
  /** Closes an open session for good; one that has ended already stays as it ended. Gives how it stands now. */
  expireSession(id: string): Promise<ProviderState>;
  /** Gives back what a session was charged, once however often it is asked; tells what became of it. */
  refund(id: string): Promise<RefundResult>;
  /** Everything that was charged since a moment, oldest first. */
  listCharges(since: Moment): Promise<readonly Charge[]>;
  /** Reads a confirmation, or `null` for one that is not the provider's own or is too old. */
  verifyConfirmation(headers: IncomingHttpHeaders, body: Buffer): Promise<Confirmation | null>;
}
