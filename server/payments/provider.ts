import type { IncomingHttpHeaders } from 'node:http';
import type { Moment } from '../../machines/domain/invoice.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import type { Money } from '../../machines/domain/money.ts';
import type { DeclineReason } from '../../machines/domain/payment.ts';

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
  | { readonly kind: 'paid'; readonly charge: string; readonly at: Moment }
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

/** Who moves the money. Rejects when it cannot be reached. */
export interface PaymentProvider {
  createSession(request: SessionRequest): Promise<{ readonly id: string; readonly url: string }>;
  readSession(id: string): Promise<ProviderState>;
  /** Closes an open session for good; one that has ended already stays as it ended. Gives how it stands now. */
  expireSession(id: string): Promise<ProviderState>;
  /** Gives the money back, once however often it is asked. */
  refund(id: string): Promise<void>;
  /** Reads a confirmation, or `null` for one that is not the provider's own or is too old. */
  verifyConfirmation(headers: IncomingHttpHeaders, body: Buffer): Promise<Confirmation | null>;
}
