import type { PostalAddress } from './address.ts';
import type { ChorusProgress } from './chorus.ts';
import type { NextInstalment } from './instalments.ts';
import type { AwaitedTransfer, Party } from './invoice.ts';
import type { Money } from './money.ts';
import type { Day } from './day.ts';
import { daysBetween } from './day.ts';
import type { Locale } from './locale.ts';
import type { Moment, TimeZone } from './moment.ts';
import { dayIn } from './moment.ts';
import type { Offer, PricedOffer } from './offer.ts';

/**
 * State of a quotation. `accepted`: the buyer has accepted, and the order is not booked yet; `expired` by the server's
 * clock; `withdrawn` by the publisher.
 */
export const quotationStates = [
  'open',
  'expired',
  'accepted',
  'ordered',
  'declined',
  'changeAsked',
  'withdrawn',
] as const;

export type QuotationState = (typeof quotationStates)[number];

/** Reasons to decline a quotation. */
export const refusalReasons = ['price', 'scope', 'budget', 'otherSupplier', 'later', 'other'] as const;

export type RefusalReason = (typeof refusalReasons)[number];

/** Invoice data required by French public bodies (Chorus Pro). */
export interface PublicBuyer {
  readonly siret: string;
  /** « Code service »; empty if the body has none. */
  readonly serviceCode: string;
  /** « Numéro d’engagement juridique »; empty if there is none. */
  readonly engagementNumber: string;
}

/** Buyer and addresses. */
export interface QuotationDetails {
  /** Minimum user information (specification §5). */
  readonly identity: { readonly civility: number; readonly lastName: string; readonly firstName: string };
  readonly billing: PostalAddress;
  /** `null`: the billing address. */
  readonly delivery: PostalAddress | null;
  /** Empty without one. */
  readonly vatNumber: string;
  /** The buyer's own number for the order; empty without one. */
  readonly purchaseOrder: string;
  /** Only if the billing country is France. */
  readonly publicBuyer: PublicBuyer | null;
}

/** An invoice that is deposited on Chorus Pro: no card is asked for. */
export interface ChorusInvoice {
  readonly reference: string;
  /** When the next amount is due: of a payment plan, its next instalment. */
  readonly dueOn: Day;
  readonly progress: ChorusProgress;
}

/** A priced offer of the publisher to a person. */
export interface Quotation {
  /** Number of the subscription to be ordered: `aboId` in addresses, `aboIId` on the wire. */
  readonly id: number;
  /** Printed reference; part of the address of its outcome page. */
  readonly reference: string;
  /** Changes with every edit, by the buyer or the publisher. */
  readonly version: number;
  readonly state: QuotationState;
  readonly offer: Offer;
  readonly priced: PricedOffer;
  readonly issuedOn: Day;
  readonly expiresAt: Moment;
  /** The server's clock at the answer; it alone decides expiry. */
  readonly readAt: Moment;
  /** Whether the buyer may change the offer: it is their own, at list prices. */
  readonly isOfferOpen: boolean;
  /** A note by the publisher; may be empty. */
  readonly note: string;
  /** Language of the note; `null` without one, or where it is not known. */
  readonly noteLocale: Locale | null;
  /** The issuing company, as printed; `null` if the back end does not name it. */
  readonly issuer: Party | null;
  /** For whom it is, as printed until there are details; `null` if the back end does not say. */
  readonly addressee: Party | null;
  readonly details: QuotationDetails | null;
  /** The reason and message of a refusal or a change request. */
  readonly decision: { readonly reason: RefusalReason | null; readonly message: string; readonly at: Moment } | null;
  /** The invoice of the order of a French public body, until it is canceled; `null` for other buyers. */
  readonly invoice: ChorusInvoice | null;
  /** What is left to pay of its order; `null` before its invoice, and if the back end does not say. */
  readonly remaining: Money | null;
  /** The part of it that is due next, where a card can pay that alone. */
  readonly instalment: NextInstalment | null;
  /** The transfer that was ordered for it and has not come, or is in another currency. */
  readonly awaitedTransfer: AwaitedTransfer | null;
  /** Day of the version of the terms of sale that was accepted; `null` before, and if the back end does not say. */
  readonly termsOn: Day | null;
}

export type QuotationAnswer =
  | { readonly kind: 'found'; readonly quotation: Quotation }
  /** No such quotation, or not this person's. */
  | { readonly kind: 'unknown' };

/** Result of a change to a quotation. */
export type QuotationChanged =
  | { readonly kind: 'done'; readonly quotation: Quotation }
  /** Changed, expired or decided meanwhile: nothing was done; `quotation` is the present one. */
  | { readonly kind: 'stale'; readonly quotation: Quotation };

/** A quotation, and the version on the screen. */
export interface QuotationVersion {
  readonly id: number;
  readonly version: number;
}

/** The person's decision (specification §7, `subscriptions/validation`). */
export type QuotationDecision =
  | { readonly kind: 'accept' }
  | { readonly kind: 'decline'; readonly reason: RefusalReason; readonly message: string }
  | { readonly kind: 'askForChange'; readonly message: string };

/** A read-only page of a quotation, public to anyone with its address. */
export interface QuotationLink {
  readonly url: string;
  readonly expiresAt: Moment;
}

/** The state at a time: an open quotation expires, an accepted one does not. */
export function quotationStateAt(
  { state, expiresAt }: { readonly state: QuotationState; readonly expiresAt: Moment },
  now: Date,
): QuotationState {
  return state === 'open' && Date.parse(expiresAt) <= now.getTime() ? 'expired' : state;
}

/** Days of the publisher's calendar until a quotation expires, by the server's clock at the answer; 0 on its last day. */
export function daysLeft({ expiresAt, readAt }: Pick<Quotation, 'expiresAt' | 'readAt'>, zone: TimeZone): number {
  return Math.max(0, daysBetween(dayIn(readAt, zone), dayIn(expiresAt, zone)));
}
