/** The context of the purchase chart, and the change by each event. */
import type { Offer, Simulation } from '../../domain/offer.ts';
import { paramsOfOffer } from '../../domain/offer-params.ts';
import type { Quotation, QuotationChanged } from '../../domain/quotation.ts';
import type { Site } from '../../domain/site.ts';
import type { Failure } from '../failure.ts';
import type { FunnelInput } from '../engine/funnel.ts';
import type { Params } from '../engine/path.ts';
import { linkTo } from '../engine/path.ts';
import type { OfferDraft } from '../shared/offer/offer.draft.ts';
import { offerOf } from '../shared/offer/offer.draft.ts';
import { offerOfParams } from '../shared/offer/offer-params.ts';
import type { PricingContext } from '../shared/offer/pricing.context.ts';
import { noPrice } from '../shared/offer/pricing.context.ts';
import { idempotencyKey } from '../shared/ordering/attempt.ts';
import { isForImmediatePurchase } from '../../validation/forms/quote-request.ts';
import type { PurchaseDraft } from './purchase.draft.ts';
import { purchasePaths } from '../../contract/pages/purchase.ts';

export interface PurchaseInput extends FunnelInput<PurchaseDraft> {
  readonly site: Site;
  /** The visitor is signed in as a person, who can order. */
  readonly isSignedIn: boolean;
}

export interface PurchaseContext extends PricingContext {
  readonly draft: PurchaseDraft;
  readonly site: Site;
  readonly isSignedIn: boolean;
  /** The address asks for the named offer to be ordered: the visitor has signed in for it. */
  readonly isOrdering: boolean;
  /** Repeats of the same request; the delay before the next one grows with it. */
  readonly asked: number;
  readonly failure: Failure | null;
}

type Change = Partial<PurchaseContext>;

/** A new key: another purchase, or another choice. */
function nextKey(draft: PurchaseDraft): PurchaseDraft {
  return { ...draft, attempt: draft.attempt + 1 };
}

const placeOf = (offer: OfferDraft): string => linkTo(purchasePaths.choice, paramsOfOffer(offer));

/** The draft with the offer that an address names. */
function withOfferNamed(draft: PurchaseDraft, site: Site, params: Params): PurchaseDraft {
  const offer = offerOfParams(params, site);
  return offer === null || placeOf(offer) === placeOf(draft.offer) ? draft : { ...nextKey(draft), offer };
}

/** The context at the start of a visit. */
export function begin({ draft, site, isSignedIn, params }: PurchaseInput): PurchaseContext {
  return {
    draft: withOfferNamed(draft, site, params),
    site,
    isSignedIn,
    isOrdering: Boolean(params['order']),
    price: noPrice,
    asked: 0,
    failure: null,
  };
}

/** Takes the offer of another address. */
export function keepPlace({ draft, site }: PurchaseContext, params: Params): Change {
  return { draft: withOfferNamed(draft, site, params) };
}

/** Takes the typed offer. */
export function keepOffer({ draft }: PurchaseContext, offer: OfferDraft): Change {
  return { draft: { ...nextKey(draft), offer }, failure: null };
}

/** Whether the site sells anything at once. */
export function isForSale({ site: { publications, immediatePurchase } }: PurchaseContext): boolean {
  return publications.length > 0 && immediatePurchase !== null;
}

/** Whether the chosen offer can be bought at once. */
export function isComplete({ draft: { offer }, site }: PurchaseContext): boolean {
  return offerOf(offer) !== null && isForImmediatePurchase(site, offer);
}

/** The chosen offer. Throws without a complete one: a bug of the chart. */
export function offerIn({ draft }: PurchaseContext): Offer {
  const offer = offerOf(draft.offer);
  if (!offer) throw new Error('An offer is bought that is not complete');
  return offer;
}

export function simulationOf({ draft }: PurchaseContext): Simulation | null {
  const offer = offerOf(draft.offer);
  return offer && { offer, country: null, vatNumber: null };
}

/** The request for a purchase, under its key. */
export function startOf(context: PurchaseContext) {
  return { key: idempotencyKey(context.draft), offer: offerIn(context) };
}

/** The change of the started purchase to the chosen offer. Throws without one: a bug of the chart. */
export function changeOf(context: PurchaseContext) {
  const { started } = context.draft;
  if (!started) throw new Error('A purchase is changed that was not started');
  return { ...started, offer: offerIn(context) };
}

/** Takes the purchase that was started or changed. */
export function keepStarted({ draft }: PurchaseContext, { id, version }: Quotation): Change {
  return { draft: { ...draft, started: { id, version } }, asked: 0, failure: null };
}

/** The started purchase is ordered, or gone: the choice is another one. */
export function forgetStarted({ draft }: PurchaseContext): Change {
  return { draft: { ...nextKey(draft), started: null }, asked: 0 };
}

/** Whether a started purchase has the chosen offer and can still be ordered. */
export function isOpen({ state, isOfferOpen }: Quotation): boolean {
  return state === 'open' && isOfferOpen;
}

/** Whether a change was taken. */
export function isTaken({ kind, quotation }: QuotationChanged): boolean {
  return kind === 'done' && isOpen(quotation);
}

/** The started purchase, whose payment is the next page. Throws without one: a bug of the chart. */
export function startedId({ draft: { started } }: PurchaseContext): string {
  if (!started) throw new Error('A purchase is paid for that was not started');
  return String(started.id);
}

/** The address that goes on with this offer: a sign-in leads back to it. */
export function orderPlace({ draft: { offer } }: PurchaseContext): string {
  return linkTo(purchasePaths.choice, { ...paramsOfOffer(offer), order: '1' });
}
