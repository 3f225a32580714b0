/**
 * The context of the request for a quote, and the change by each event.
 *
 * Two drafts may differ: this tab's has every keystroke; the server's follows a moment later, and outlives the tab.
 *
 * - The tab's draft is newer, and wins, as long as the server has the version that the tab saved last. Versions count
 * up.
 * - A tab without input since then takes the server's draft: it was saved later, elsewhere.
 * - If both have changed, the person decides; until then the tab's draft stays and nothing is saved.
 */
import type { Offer, Simulation } from '../../domain/offer.ts';
import type { KeptQuoteDraft, QuoteDraft, QuoteDraftSaved } from '../../validation/forms/quote-request.ts';
import type { Site } from '../../domain/site.ts';
import { isInUnion } from '../../domain/vat.ts';
import type { Failure } from '../failure.ts';
import { ApiError } from '../failure.ts';
import type { WithContext } from '../engine/action-params.ts';
import type { FunnelInput } from '../engine/funnel.ts';
import type { Routed } from '../engine/route.ts';
import { routeParams } from '../engine/route.ts';
import { offerOf } from '../shared/offer/offer.draft.ts';
import type { PricingContext } from '../shared/offer/pricing.context.ts';
import { noPrice } from '../shared/offer/pricing.context.ts';
import { idempotencyKey, nextAttempt } from '../shared/ordering/attempt.ts';
import { validate } from '../../validation/form.ts';
import type { Requester, RequesterDraft } from '../../validation/forms/requester.ts';
import { requesterForm } from '../../validation/forms/requester.ts';
import { compact } from '../../validation/rules/text.ts';
import type { KnownRequester, QuoteRequestDraft } from './quote-request.draft.ts';
import { blankRequest, withKnown } from './quote-request.draft.ts';

export interface QuoteRequestContext extends PricingContext {
  /** The tab's draft: the person's input, and the identity of the request. */
  readonly draft: QuoteRequestDraft;
  /** The typed offer and requester; `null` while their forms have issues. */
  readonly offer: Offer | null;
  readonly requester: Requester | null;
  /** Titles and countries of the publisher. */
  readonly site: Site;
  readonly known: KnownRequester | null;
  /** Number of the latest change in the running save. */
  readonly saving: number | null;
  /** Consecutive failed saves; the delay before the next try grows with it. */
  readonly unsaved: number;
  readonly conflict: Conflict | null;
  /** Repeats of the same request; the delay before the next one grows with it. */
  readonly asked: number;
  readonly failure: Failure | null;
}

export interface QuoteRequestInput extends FunnelInput<QuoteRequestDraft> {
  readonly site: Site;
  /** The account data of a signed-in visitor. */
  readonly known: KnownRequester | null;
}

/** The person's input. */
type Typed = Pick<QuoteRequestDraft, 'offer' | 'requester'>;

/** The input in the server's format: readers are a number, or missing. */
export function quoteDraftOf({ offer, requester }: Typed): QuoteDraft {
  const readers = /^\s*\d+\s*$/.test(offer.readers) ? Number(offer.readers) : null;
  return {
    ...offer,
    ...requester,
    readers: Number.isSafeInteger(readers) ? readers : null,
    country: requester.country || null,
  };
}

/** A saved draft as form input. */
function typedOf(draft: QuoteDraft): Typed {
  const { publicationIds, licence, readers, months, currency, country, ...who } = draft;
  const requester: RequesterDraft = { ...who, country: country ?? '' };
  return {
    offer: {
      publicationIds: [...publicationIds],
      licence,
      readers: readers === null ? '' : String(readers),
      months,
      currency,
    },
    requester,
  };
}

/** Whether two drafts have the same content; a missing one has another content. */
function isSame(left: QuoteDraft, right: QuoteDraft): boolean {
  const textOf = (draft: QuoteDraft) =>
    JSON.stringify(Object.entries(draft).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return textOf(left) === textOf(right);
}

/** Whether the tab has unsaved changes. */
export function isUnsaved({ attempt, kept }: QuoteRequestDraft): boolean {
  return attempt !== kept.attempt;
}

/** Another draft than this tab's; the person chooses between them. */
export interface Conflict {
  readonly version: number;
  readonly draft: QuoteDraft;
}

/** Replaces the input by the server's draft: another request. */
function takeTheirs(draft: QuoteRequestDraft, { version, draft: theirs }: Conflict): QuoteRequestDraft {
  const next = nextAttempt(draft);
  return { ...next, ...typedOf(theirs), kept: { version, attempt: next.attempt } };
}

/** Keeps the draft, to be saved over the server's. */
function replaceTheirs(draft: QuoteRequestDraft, { version }: Conflict): QuoteRequestDraft {
  return { ...draft, kept: { ...draft.kept, version } };
}

/** The result of reconciling two drafts. */
interface Reconciled {
  readonly draft: QuoteRequestDraft;
  readonly conflict: Conflict | null;
}

/** Reconciles the tab's draft with one saved elsewhere meanwhile. */
export function reconcile(draft: QuoteRequestDraft, { version, draft: theirs }: KeptQuoteDraft): Reconciled {
  // Sent, discarded or expired elsewhere: the input stays, and the next change starts a new draft.
  if (theirs === null) return { draft: { ...draft, kept: { ...draft.kept, version: 0 } }, conflict: null };
  const conflict = { version, draft: theirs };
  const isKept = isSame(theirs, quoteDraftOf(draft));
  if (isKept) return { draft: { ...draft, kept: { version, attempt: draft.attempt } }, conflict: null };
  return isUnsaved(draft) ? { draft, conflict } : { draft: takeTheirs(draft, conflict), conflict: null };
}

/** Reconciles the tab's draft with the server's, which the tab itself may have saved. */
export function reconcileFound(draft: QuoteRequestDraft, found: KeptQuoteDraft): Reconciled {
  const isOwn = found.draft !== null && found.version <= draft.kept.version;
  return isOwn ? { draft, conflict: null } : reconcile(draft, found);
}

/** The requester as sent: outside the Union no VAT number is asked for. */
function typedRequester(requester: RequesterDraft): RequesterDraft {
  return isInUnion(requester.country) ? requester : { ...requester, vatNumber: '' };
}

/** The draft with its derived values. */
function withDraft(draft: QuoteRequestDraft): Pick<QuoteRequestContext, 'draft' | 'offer' | 'requester'> {
  return {
    draft,
    offer: offerOf(draft.offer),
    requester: validate(requesterForm, typedRequester(draft.requester)).valid,
  };
}

/** The context at the start of a visit. */
export function begin({ draft, site, known }: QuoteRequestInput): QuoteRequestContext {
  return {
    ...withDraft(draft),
    site,
    known,
    price: noPrice,
    saving: null,
    unsaved: 0,
    conflict: null,
    asked: 0,
    failure: null,
  };
}

/** The draft after a change: another request with its own key; the receipt of a sent one is dropped. */
export function changed(draft: QuoteRequestDraft, change: Partial<QuoteRequestDraft>) {
  return { ...withDraft({ ...nextAttempt(draft), receipt: null, ...change }), failure: null };
}

/** The publications in the address, as unchecked text; may be missing. */
export function publicationNamed({ event }: Routed) {
  return { publication: routeParams(event)['publication'] };
}

/** Adds the publications in the address to the selected ones, if the site has them. */
export function ticked({ site, draft }: QuoteRequestContext, named: string | undefined) {
  const names = new Set(named?.split(','));
  const { publicationIds } = draft.offer;
  const added = site.publications
    .map(({ id }) => id)
    .filter((id) => names.has(String(id)) && !publicationIds.includes(id));
  if (added.length === 0) return {};
  return changed(draft, { offer: { ...draft.offer, publicationIds: [...publicationIds, ...added] } });
}

/** The context after two drafts were reconciled. */
export function settled(known: KnownRequester | null, { draft, conflict }: ReturnType<typeof reconcile>) {
  return { ...withDraft({ ...draft, requester: withKnown(draft.requester, known) }), conflict };
}

/** Takes the result of a save: input typed meanwhile is still unsaved. */
export function keepSaved(context: QuoteRequestContext, saved: QuoteDraftSaved) {
  const { draft, saving, known } = context;
  if (saved.kind === 'changedElsewhere') return settled(known, reconcile(draft, saved.kept));
  return { draft: { ...draft, kept: { version: saved.version, attempt: saving ?? draft.attempt } } };
}

/** Characters of the shortest VAT number without its prefix: fewer are still being typed. */
const SHORTEST_VAT_NUMBER = 8;

/** The simulation to price, with the VAT number once it may be complete; `null` while the offer is incomplete. */
export function simulationOf({ offer, draft }: QuoteRequestContext): Simulation | null {
  const { country, vatNumber } = typedRequester(draft.requester);
  const number = compact(vatNumber);
  return offer && { offer, country: country || null, vatNumber: number.length >= SHORTEST_VAT_NUMBER ? number : null };
}

/** The request to send. Throws if it is incomplete: a bug of the chart. */
export function requestOf({ context: { draft, offer, requester } }: WithContext<QuoteRequestContext>) {
  if (!offer || !requester) throw new Error('A request is sent that is not complete');
  return { key: idempotencyKey(draft), offer, requester };
}

/** The request was sent: further input belongs to another one. */
export function finish({ draft, offer, requester, price, known }: QuoteRequestContext, reference: string) {
  if (!offer || !requester) throw new Error('A request was sent that is not complete');
  const priced = price.status === 'priced' ? price.priced : null;
  const receipt = {
    reference,
    email: requester.email,
    offer: { ...offer, publicationIds: [...offer.publicationIds] },
    total: priced && priced.total,
    net: priced && priced.net,
    mention: priced && priced.mention,
  };
  const { seed, attempt } = draft;
  return { ...withDraft({ ...blankRequest(seed, attempt + 1, known), receipt }), conflict: null };
}

/** Clears all input; unless the server discards its draft as well, the empty one is saved over it. */
export function clearRequest({ draft, known }: QuoteRequestContext) {
  const blank = { ...blankRequest(draft.seed, draft.attempt + 1, known), kept: draft.kept };
  return { ...withDraft(blank), price: noPrice, conflict: null, failure: null };
}

/** Resolves a conflict: takes the other window's draft, or replaces it by this tab's. */
export function takeConflict({ draft, conflict }: QuoteRequestContext) {
  return conflict ? { ...withDraft(takeTheirs(draft, conflict)), conflict: null } : {};
}

export function replaceConflict({ draft, conflict }: QuoteRequestContext) {
  return conflict ? { draft: replaceTheirs(draft, conflict), conflict: null } : {};
}

/** Whether the server complained about one of some fields. */
export function isAbout(error: unknown, fields: object): boolean {
  return error instanceof ApiError && Object.keys(error.fields).some((field) => field in fields);
}
