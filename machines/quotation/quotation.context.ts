/** The context of the quotation chart, and the change by each event. */
import type { AddressBook } from '../../domain/address.ts';
import type { Offer, Simulation } from '../../domain/offer.ts';
import { paramsOfOffer } from '../../domain/offer-params.ts';
import type {
  Quotation,
  QuotationChanged,
  QuotationDecision,
  QuotationLink,
  QuotationVersion,
} from '../../domain/quotation.ts';
import type { Site } from '../../domain/site.ts';
import type { Failure } from '../failure.ts';
import type { FunnelInput } from '../engine/funnel.ts';
import type { Params } from '../engine/path.ts';
import { linkTo } from '../engine/path.ts';
import type { OfferDraft } from '../shared/offer/offer.draft.ts';
import { draftOfOffer, freshOffer, offerOf } from '../shared/offer/offer.draft.ts';
import { offerOfParams } from '../shared/offer/offer-params.ts';
import type { PricingContext } from '../shared/offer/pricing.context.ts';
import { noPrice } from '../shared/offer/pricing.context.ts';
import { idempotencyKey } from '../shared/ordering/attempt.ts';
import { validate } from '../../validation/form.ts';
import { changeForm, declineForm } from '../../validation/forms/quotation.ts';
import type { KnownBuyer, QuotationDraft } from './quotation.draft.ts';
import { addressToKeep, beginDetails, draftAbout, draftForNew, draftWithKept } from './quotation.draft.ts';
import { quotationPaths } from '../../contract/pages/quotation.ts';

/** Differences between a quotation and the version on the screen. */
export type QuotationDifference = 'offer' | 'price' | 'expiry' | 'note';

/** Notice next to the quotation, as a code; screens have the texts. */
export type QuotationNotice =
  /** Changed meanwhile: nothing was done. */
  | 'changed'
  /** Decided, withdrawn or expired meanwhile: nothing was done. */
  | 'endedMeanwhile'
  /** The answer was lost, and the decision had not arrived. */
  | 'notReached'
  | 'addressesUnread'
  | 'addressNotKept';

export interface QuotationInput extends FunnelInput<QuotationDraft> {
  /** Titles and countries of the publisher. */
  readonly site: Site;
  readonly known: KnownBuyer | null;
}

export interface QuotationContext extends PricingContext {
  /** The tab's draft: the person's input. */
  readonly draft: QuotationDraft;
  /** Titles and countries of the publisher. */
  readonly site: Site;
  readonly known: KnownBuyer | null;
  /** The quotation's number in addresses; `null` before there is one. */
  readonly aboId: string | null;
  /** The `isDevis` parameter in the address of a new quote. */
  readonly isDevis: string;
  /** Reference of the quotation whose outcome is read. */
  readonly reference: string | null;
  readonly quotation: Quotation | null;
  readonly addresses: AddressBook | null;
  /** Which typed offer is priced: a revision of the quotation, or a new quote's. */
  readonly isRevising: boolean;
  /** The terms of sale are accepted; never stored. */
  readonly hasAgreed: boolean;
  /** The quotation has expired on the screen; the server has not confirmed it yet. */
  readonly isOverdue: boolean;
  readonly link: QuotationLink | null;
  readonly notice: QuotationNotice | null;
  /** With the notice `changed`: the differences. */
  readonly differences: readonly QuotationDifference[];
  /** How often the same read was repeated; the delay before the next one grows with it. */
  readonly asked: number;
  readonly failure: Failure | null;
}

type Change = Partial<QuotationContext>;

/** The context at the start of a visit: a new quote, the quotation of the address, or an outcome. */
export function begin({ draft, site, known, params }: QuotationInput): QuotationContext {
  return {
    draft,
    site,
    known,
    aboId: params['aboId'] ?? null,
    isDevis: params['isDevis'] ?? '1',
    reference: params['reference'] ?? null,
    quotation: null,
    addresses: null,
    price: noPrice,
    isRevising: false,
    hasAgreed: false,
    isOverdue: false,
    link: null,
    notice: null,
    differences: [],
    asked: 0,
    failure: null,
  };
}

/** The address that names an offer. */
const addressOf = (offer: OfferDraft): string => linkTo(quotationPaths.newOffer, paramsOfOffer(offer));

/** The draft with the offer that an address names; another offer makes another quote. */
function withOfferNamed(draft: QuotationDraft, site: Site, params: Params): QuotationDraft {
  const offer = offerOfParams(params, site);
  const isKept = offer === null || addressOf(offer) === addressOf(draft.offer);
  return isKept ? draft : { ...nextKey(draft), offer };
}

/** Takes the parameters of another address of the funnel. */
export function keepPlace({ draft, site, aboId, isDevis, reference }: QuotationContext, params: Params): Change {
  return {
    draft: withOfferNamed(draft, site, params),
    aboId: params['aboId'] ?? aboId,
    isDevis: params['isDevis'] ?? isDevis,
    reference: params['reference'] ?? reference,
  };
}

/** The present quotation. Throws if there is none: a bug of the chart. */
function quotationIn({ quotation }: QuotationContext): Quotation {
  if (!quotation) throw new Error('Something is to be done with a quotation, but none was read');
  return quotation;
}

/** Id and version of the quotation on the screen. */
export function versionIn(context: QuotationContext): QuotationVersion {
  const { id, version } = quotationIn(context);
  return { id, version };
}

/** Takes the server's quotation: the screen, the addresses and the draft now refer to it. */
export function keepQuotation(context: QuotationContext, quotation: Quotation) {
  return {
    quotation,
    aboId: String(quotation.id),
    draft: draftAbout(context.draft, quotation),
    link: context.quotation?.id === quotation.id ? context.link : null,
    hasAgreed: context.quotation?.version === quotation.version && context.hasAgreed,
    // The quotation has its own price.
    price: noPrice,
    isOverdue: false,
    asked: 0,
    failure: null,
  };
}

/** Takes the started quotation: the next quote begins with another key and an empty form. */
export function keepStarted(context: QuotationContext, quotation: Quotation): Change {
  const started = keepQuotation(context, quotation);
  return { ...started, draft: { ...nextKey(started.draft), offer: freshOffer } };
}

/** A new key: further requests are for another quote. */
export function nextKey(draft: QuotationDraft): QuotationDraft {
  return { ...draft, attempt: draft.attempt + 1 };
}

/** Starts the person's own quote for the offer of an ended quotation. */
export function beginQuote({ draft, quotation }: QuotationContext): Change {
  const offer = quotation ? draftOfOffer(quotation.offer) : draft.offer;
  return { draft: draftForNew(draft, offer), quotation: null, isOverdue: false };
}

/** Prefills the form of a revision with the quotation's offer. */
export function beginRevision({ draft, quotation }: QuotationContext): Change {
  return { draft: { ...draft, revision: quotation && draftOfOffer(quotation.offer) } };
}

/** Takes the typed offer. */
export function keepOffer({ draft, isRevising }: QuotationContext, offer: OfferDraft): Change {
  return { draft: isRevising ? { ...draft, revision: offer } : { ...nextKey(draft), offer }, failure: null };
}

/** Prefills the form of the buyer's details. */
export function fillDetails({ draft, quotation, known, addresses }: QuotationContext): Change {
  const book = addresses ?? { addresses: [], selectedId: null };
  return { draft: { ...draft, details: quotation && beginDetails(quotation, known, book) } };
}

/** The account has saved the typed address. */
export function keepSaved({ draft }: QuotationContext, book: AddressBook): Change {
  const sent = addressToKeep(draft);
  return { addresses: book, draft: sent ? draftWithKept(draft, sent, book) : draft };
}

/** Takes typed input into the draft, and clears the failure. */
export function keepTyped({ draft }: QuotationContext, typed: Partial<QuotationDraft>): Change {
  return { draft: { ...draft, ...typed }, failure: null };
}

/** Whether two offers are equal. */
function isSameOffer(left: Offer, right: Offer): boolean {
  return JSON.stringify(draftOfOffer(left)) === JSON.stringify(draftOfOffer(right));
}

/** The differences of two versions. Tax is none: it follows the buyer's details. */
export function differencesOf(before: Quotation | null, now: Quotation): readonly QuotationDifference[] {
  if (!before) return [];
  const [old, present] = [before.priced.net, now.priced.net];
  const differences: readonly (readonly [QuotationDifference, boolean])[] = [
    ['offer', !isSameOffer(before.offer, now.offer)],
    ['price', old.minor !== present.minor || old.currency !== present.currency],
    ['expiry', before.expiresAt !== now.expiresAt],
    ['note', before.note !== now.note],
  ];
  return differences.flatMap(([name, isDifferent]) => (isDifferent ? [name] : []));
}

/** The server refused a change because the screen had an outdated version. */
export function keepNewer(context: QuotationContext, quotation: Quotation) {
  const differences = differencesOf(context.quotation, quotation);
  const notice: QuotationNotice = quotation.state === 'open' ? 'changed' : 'endedMeanwhile';
  return { ...keepQuotation(context, quotation), notice, differences };
}

/** The typed offer, if it is valid. */
export function typedOffer({ draft, isRevising }: QuotationContext): Offer | null {
  const typed = isRevising ? draft.revision : draft.offer;
  return typed && offerOf(typed);
}

/** The requested offer. Throws without a typed one: a bug of the chart. */
export function offerIn(context: QuotationContext): Offer {
  const offer = typedOffer(context);
  if (!offer) throw new Error('An offer is asked for that is not complete');
  return offer;
}

/** The simulation of the typed offer, with the buyer's tax if their country is known. */
export function simulationOf(context: QuotationContext): Simulation | null {
  const offer = typedOffer(context);
  const { isRevising, quotation } = context;
  const country = isRevising && quotation?.details ? quotation.details.billing.country : null;
  const vatNumber = (isRevising && quotation?.details?.vatNumber) || null;
  return offer && { offer, country, vatNumber };
}

/** The typed refusal; `null` while its form has issues. */
export function refusalIn({ draft }: QuotationContext): QuotationDecision | null {
  const { valid } = validate(declineForm, draft.decline);
  return valid && { kind: 'decline', reason: valid.reason, message: valid.remark };
}

/** The typed change request; `null` while its form has issues. */
export function changeIn({ draft }: QuotationContext): QuotationDecision | null {
  const { valid } = validate(changeForm, draft.change);
  return valid && { kind: 'askForChange', message: valid.remark };
}

/** The request for a new quote, under a key that stays until the quote exists or its offer changes. */
export function startOf(context: QuotationContext) {
  return { key: idempotencyKey(context.draft), offer: offerIn(context) };
}

/** Idempotency key of the order of this version of a quotation. */
export function orderKey(context: QuotationContext): string {
  const { id, version } = versionIn(context);
  return `${context.draft.seed}-${id}-${version}`;
}

/** Maximum delay of a browser's timer, in milliseconds (32 bits). */
const LONGEST_DELAY = 2_147_483_647;

/** Time until the quotation expires, in milliseconds, by the server's clock at the read. */
function timeLeft({ quotation }: QuotationContext): number {
  return quotation ? Math.max(0, Date.parse(quotation.expiresAt) - Date.parse(quotation.readAt)) : LONGEST_DELAY;
}

/** Whether a revision was taken: now, or by an earlier attempt whose answer was lost. */
export function isOfferTaken(context: QuotationContext, { kind, quotation }: QuotationChanged): boolean {
  return kind === 'done' || (quotation.state === 'open' && isSameOffer(quotation.offer, offerIn(context)));
}

/** Delay until the expiry check, in milliseconds. */
export function expiry({ context }: { readonly context: QuotationContext }): number {
  return Math.min(LONGEST_DELAY, timeLeft(context));
}

/** Whether the quotation expires within a timer's range: a page open for 24 days learns it with the next answer. */
export function isExpiryNear({ context }: { readonly context: QuotationContext }): boolean {
  return timeLeft(context) <= LONGEST_DELAY;
}
