import type { PostalAddress } from './address.ts';
import type { Day, Moment, Party } from './invoice.ts';
import type { Offer, PricedOffer } from './offer.ts';

/**
 * Where a quotation stands. `accepted`: the buyer has said yes, and the order is not in the books yet; `expired` by the
 * server's clock; `withdrawn` by the publisher.
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

/** Why a quotation is declined. */
export const refusalReasons = ['price', 'scope', 'budget', 'otherSupplier', 'later', 'other'] as const;

export type RefusalReason = (typeof refusalReasons)[number];

/** What French public bodies must have on an invoice (Chorus Pro). */
export interface PublicBuyer {
  readonly siret: string;
  /** « Code service »; empty where the body has none. */
  readonly serviceCode: string;
  /** « Numéro d’engagement juridique »; empty where there is none. */
  readonly engagementNumber: string;
}

/** Who buys, and where things go. */
export interface QuotationDetails {
  /** Minimum user information (specification §5). */
  readonly identity: { readonly civility: number; readonly lastName: string; readonly firstName: string };
  readonly billing: PostalAddress;
  /** `null`: to the billing address. */
  readonly delivery: PostalAddress | null;
  /** Empty without one. */
  readonly vatNumber: string;
  /** The buyer's own number for the order; empty without one. */
  readonly purchaseOrder: string;
  /** Only where the billing country is France. */
  readonly publicBuyer: PublicBuyer | null;
}

/** An offer of the publisher to a person, with its prices. */
export interface Quotation {
  /** The number of the subscription that it would become: `aboId` in addresses, `aboIId` on the wire. */
  readonly id: number;
  /** Printed on it; names its outcome page. */
  readonly reference: string;
  /** Changes with every change, whoever makes it. */
  readonly version: number;
  readonly state: QuotationState;
  readonly offer: Offer;
  readonly priced: PricedOffer;
  readonly issuedOn: Day;
  readonly expiresAt: Moment;
  /** The server's clock when it answered: it alone decides what has expired. */
  readonly readAt: Moment;
  /** Whether the buyer may change the offer: it is their own, at list prices. */
  readonly isOfferOpen: boolean;
  /** What the publisher has added in words; empty where nothing. */
  readonly note: string;
  /** The company that offers, as it is printed; `null` where a back end does not say. */
  readonly issuer: Party | null;
  readonly details: QuotationDetails | null;
  /** How it was declined, or what change was asked for. */
  readonly decision: { readonly reason: RefusalReason | null; readonly message: string; readonly at: Moment } | null;
}

export type QuotationAnswer =
  | { readonly kind: 'found'; readonly quotation: Quotation }
  /** Nothing of this number or reference is this person's to see. */
  | { readonly kind: 'unknown' };

/** What becomes of a change to a quotation that the person had before them. */
export type QuotationChanged =
  | { readonly kind: 'done'; readonly quotation: Quotation }
  /** Changed, expired or decided meanwhile: nothing was done; this is how it stands now. */
  | { readonly kind: 'stale'; readonly quotation: Quotation };

/** Which quotation, and the version that the person had before them. */
export interface QuotationVersion {
  readonly id: number;
  readonly version: number;
}

/** What the person decides (specification §7, `subscriptions/validation`). */
export type QuotationDecision =
  | { readonly kind: 'accept' }
  | { readonly kind: 'decline'; readonly reason: RefusalReason; readonly message: string }
  | { readonly kind: 'askForChange'; readonly message: string };

/** A page that shows a quotation to whoever has its address, read only. */
export interface QuotationLink {
  readonly url: string;
  readonly expiresAt: Moment;
}

const DAY = 86_400_000;

/** How many days a quotation is still good for, by the server's clock when it answered; 0 on its last day. */
export function daysLeft({ expiresAt, readAt }: Pick<Quotation, 'expiresAt' | 'readAt'>): number {
  const left = Date.parse(expiresAt) - Date.parse(readAt);
  return left < DAY ? 0 : Math.round(left / DAY);
}
