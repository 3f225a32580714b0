/** What the quotation chart knows, and what each event changes. */
import type { AddressBook } from '../domain/address.ts';
import type { Offer, Simulation } from '../domain/offer.ts';
import type {
  Quotation,
  QuotationChanged,
  QuotationDecision,
  QuotationLink,
  QuotationVersion,
} from '../domain/quotation.ts';
import type { Site } from '../domain/site.ts';
import type { Failure } from '../failure.ts';
import type { FunnelInput } from '../engine/funnel.ts';
import type { Params } from '../engine/path.ts';
import type { OfferDraft } from '../shared/offer/offer.draft.ts';
import { draftOfOffer, freshOffer, offerOf } from '../shared/offer/offer.draft.ts';
import type { PricingContext } from '../shared/offer/pricing.context.ts';
import { noPrice } from '../shared/offer/pricing.context.ts';
import { judge } from '../validation/form.ts';
import { changeForm, declineForm } from '../validation/forms/quotation.ts';
import type { KnownBuyer, QuotationDraft } from './quotation.draft.ts';
import { addressToKeep, beginDetails, draftAbout, draftForNew, draftWithKept } from './quotation.draft.ts';

/** What is another in a quotation than the person had before them. */
export type QuotationDifference = 'offer' | 'price' | 'expiry' | 'note';

/** What the person must be told beside what they see, in codes; screens have the words. */
export type QuotationNotice =
  /** Changed meanwhile: nothing was done. */
  | 'changed'
  /** Decided, withdrawn or expired meanwhile: nothing was done. */
  | 'endedMeanwhile'
  /** The answer was lost, and it turned out that the decision had not arrived. */
  | 'notReached'
  | 'addressesUnread'
  | 'addressNotKept';

export interface QuotationInput extends FunnelInput<QuotationDraft> {
  /** What the publisher sells, and where. */
  readonly site: Site;
  readonly known: KnownBuyer | null;
}

export interface QuotationContext extends PricingContext {
  /** What this tab remembers: what the person typed. */
  readonly draft: QuotationDraft;
  /** What the publisher sells, and where. */
  readonly site: Site;
  readonly known: KnownBuyer | null;
  /** The quotation's number as it stands in addresses; `null` before there is one. */
  readonly aboId: string | null;
  /** What the address of a new quote says beside its name, for an address that says something. */
  readonly isDevis: string;
  /** The quotation whose outcome is asked for. */
  readonly reference: string | null;
  readonly quotation: Quotation | null;
  readonly addresses: AddressBook | null;
  /** Which typed offer the price is of: another one for the quotation, or a new quote's. */
  readonly isRevising: boolean;
  /** The terms of sale are agreed to; never remembered. */
  readonly hasAgreed: boolean;
  /** The quotation has run out while it was looked at; the server has not said so yet. */
  readonly isOverdue: boolean;
  readonly link: QuotationLink | null;
  readonly notice: QuotationNotice | null;
  /** With the notice `changed`: what has. */
  readonly differences: readonly QuotationDifference[];
  /** How often the world was asked about the same thing; the wait between two questions grows with it. */
  readonly asked: number;
  readonly failure: Failure | null;
}

type Change = Partial<QuotationContext>;

/** The beginning of a visit: a quote that is to be asked for, a quotation that its address names, or an outcome. */
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

/** Another place of the funnel was gone to. */
export function keepPlace({ aboId, isDevis, reference }: QuotationContext, params: Params): Change {
  return {
    aboId: params['aboId'] ?? aboId,
    isDevis: params['isDevis'] ?? isDevis,
    reference: params['reference'] ?? reference,
  };
}

/** The quotation that a state is about. Throws where there is none: a chart's bug. */
function quotationIn({ quotation }: QuotationContext): Quotation {
  if (!quotation) throw new Error('Something is to be done with a quotation, but none was read');
  return quotation;
}

/** The quotation as the person has it before them. */
export function versionIn(context: QuotationContext): QuotationVersion {
  const { id, version } = quotationIn(context);
  return { id, version };
}

/** The server has told how a quotation stands: what is shown, named in addresses and typed about is this one. */
export function keepQuotation(context: QuotationContext, quotation: Quotation) {
  return {
    quotation,
    aboId: String(quotation.id),
    draft: draftAbout(context.draft, quotation),
    link: context.quotation?.id === quotation.id ? context.link : null,
    hasAgreed: context.quotation?.version === quotation.version && context.hasAgreed,
    // What is read has its own price.
    price: noPrice,
    isOverdue: false,
    asked: 0,
    failure: null,
  };
}

/** There is a quotation for the offer: the next quote begins with another key and an empty form. */
export function keepStarted(context: QuotationContext, quotation: Quotation): Change {
  const started = keepQuotation(context, quotation);
  return { ...started, draft: { ...nextKey(started.draft), offer: freshOffer } };
}

/** What is asked for from now on is another quote. */
export function nextKey(draft: QuotationDraft): QuotationDraft {
  return { ...draft, attempt: draft.attempt + 1 };
}

/** A quote of one's own for what the quotation offered, which is behind. */
export function beginQuote({ draft, quotation }: QuotationContext): Change {
  const offer = quotation ? draftOfOffer(quotation.offer) : draft.offer;
  return { draft: draftForNew(draft, offer), quotation: null, isOverdue: false };
}

/** The form of another offer for the quotation begins with the one that it has. */
export function beginRevision({ draft, quotation }: QuotationContext): Change {
  return { draft: { ...draft, revision: quotation && draftOfOffer(quotation.offer) } };
}

/** An offer as it is being typed. */
export function keepOffer({ draft, isRevising }: QuotationContext, offer: OfferDraft): Change {
  return { draft: isRevising ? { ...draft, revision: offer } : { ...nextKey(draft), offer }, failure: null };
}

/** The form of who buys begins with what is known. */
export function fillDetails({ draft, quotation, known, addresses }: QuotationContext): Change {
  const book = addresses ?? { addresses: [], selectedId: null };
  return { draft: { ...draft, details: quotation && beginDetails(quotation, known, book) } };
}

/** The account keeps the typed address that it was asked to keep. */
export function keepSaved({ draft }: QuotationContext, book: AddressBook): Change {
  const sent = addressToKeep(draft);
  return { addresses: book, draft: sent ? draftWithKept(draft, sent, book) : draft };
}

/** What is typed, kept in the draft; what went wrong before is told no more. */
export function keepTyped({ draft }: QuotationContext, typed: Partial<QuotationDraft>): Change {
  return { draft: { ...draft, ...typed }, failure: null };
}

/** Whether two offers ask for the same. */
function isSameOffer(left: Offer, right: Offer): boolean {
  return JSON.stringify(draftOfOffer(left)) === JSON.stringify(draftOfOffer(right));
}

/** What is another now. The tax is no difference: it follows what the buyer says. */
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

/** The server refused a change because the person had an older quotation before them. */
export function keepNewer(context: QuotationContext, quotation: Quotation) {
  const differences = differencesOf(context.quotation, quotation);
  const notice: QuotationNotice = quotation.state === 'open' ? 'changed' : 'endedMeanwhile';
  return { ...keepQuotation(context, quotation), notice, differences };
}

/** The offer that is being typed, if it is one. */
export function typedOffer({ draft, isRevising }: QuotationContext): Offer | null {
  const typed = isRevising ? draft.revision : draft.offer;
  return typed && offerOf(typed);
}

/** The offer that is asked for. Throws where none is typed: a chart's bug. */
export function offerIn(context: QuotationContext): Offer {
  const offer = typedOffer(context);
  if (!offer) throw new Error('An offer is asked for that is not complete');
  return offer;
}

/** What the typed offer would cost: to a buyer whose country is known, with their tax. */
export function simulationOf(context: QuotationContext): Simulation | null {
  const offer = typedOffer(context);
  const { isRevising, quotation } = context;
  const country = isRevising && quotation?.details ? quotation.details.billing.country : null;
  const vatNumber = (isRevising && quotation?.details?.vatNumber) || null;
  return offer && { offer, country, vatNumber };
}

/** What is typed as a refusal; `null` while a rule of its form refuses something. */
export function refusalIn({ draft }: QuotationContext): QuotationDecision | null {
  const { valid } = judge(declineForm, draft.decline);
  return valid && { kind: 'decline', reason: valid.reason, message: valid.remark };
}

/** What is typed as a wish for a change; `null` while a rule of its form refuses something. */
export function changeIn({ draft }: QuotationContext): QuotationDecision | null {
  const { valid } = judge(changeForm, draft.change);
  return valid && { kind: 'askForChange', message: valid.remark };
}

/** Names the quote that is asked for: the same until there is one, or until it is for something else. */
export function startKey({ draft: { seed, attempt } }: QuotationContext): string {
  return `${seed}-${attempt}`;
}

/** Names the order of a quotation as it stands: one for as long as it stands so. */
export function orderKey(context: QuotationContext): string {
  const { id, version } = versionIn(context);
  return `${context.draft.seed}-${id}-${version}`;
}

/** The longest delay that a browser's clock can be set to, in milliseconds (32 bits). */
const LONGEST_DELAY = 2_147_483_647;

/** How long the quotation is still good for, in milliseconds, by the server's clock when it was read. */
function timeLeft({ quotation }: QuotationContext): number {
  return quotation ? Math.max(0, Date.parse(quotation.expiresAt) - Date.parse(quotation.readAt)) : LONGEST_DELAY;
}

/** Whether an offer was taken: now, or already by an attempt whose answer was lost. */
export function isOfferTaken(context: QuotationContext, { kind, quotation }: QuotationChanged): boolean {
  return kind === 'done' || (quotation.state === 'open' && isSameOffer(quotation.offer, offerIn(context)));
}

/** When to look whether the quotation has run out, in milliseconds. */
export function expiry({ context }: { readonly context: QuotationContext }): number {
  return Math.min(LONGEST_DELAY, timeLeft(context));
}

/** Whether it has run out by then: a page that is open for 24 days learns it with the next answer. */
export function isExpiryNear({ context }: { readonly context: QuotationContext }): boolean {
  return timeLeft(context) <= LONGEST_DELAY;
}
