/**
 * What the request for a quote knows, and what each event changes.
 *
 * Two drafts may differ: this tab's has every keystroke; the server's follows a moment later, and outlives the tab.
 *
 * - What the tab has is newer, and wins, as long as the server still has the version that the tab saved last; versions
 *   count up.
 * - A tab that has typed nothing since takes what the server has: it was saved later, elsewhere.
 * - Where both have changed, only the person can tell; until they have, the tab's stays and nothing is saved.
 */
import type { Offer, Simulation } from '../domain/offer.ts';
import type { KeptQuoteDraft, QuoteDraft, QuoteDraftSaved, Requester } from '../domain/quote-request.ts';
import type { Site } from '../domain/site.ts';
import type { Failure } from '../failure.ts';
import { ApiError } from '../failure.ts';
import type { Asked } from '../engine/action-params.ts';
import type { FunnelInput } from '../engine/funnel.ts';
import type { Routed } from '../engine/route.ts';
import { routeParams } from '../engine/route.ts';
import { offerOf } from '../shared/offer/offer.draft.ts';
import type { PricingContext } from '../shared/offer/pricing.context.ts';
import { noPrice } from '../shared/offer/pricing.context.ts';
import { idempotencyKey, nextAttempt } from '../shared/ordering/attempt.ts';
import { judge } from '../validation/form.ts';
import { requesterForm } from '../validation/forms/quote-request.ts';
import type { KnownRequester, QuoteRequestDraft, RequesterDraft } from './quote-request.draft.ts';
import { blankRequest, withKnown } from './quote-request.draft.ts';

export interface QuoteRequestContext extends PricingContext {
  /** What this tab remembers: what the person typed, and the identity of the request. */
  readonly draft: QuoteRequestDraft;
  /** What is typed as an offer, and as who asks; `null` while a rule of its form refuses something. */
  readonly offer: Offer | null;
  readonly requester: Requester | null;
  /** What the publisher sells, and where. */
  readonly site: Site;
  readonly known: KnownRequester | null;
  /** The change up to which all is being saved. */
  readonly saving: number | null;
  /** How often in a row that failed; the wait for the next try grows with it. */
  readonly unsaved: number;
  readonly conflict: Conflict | null;
  /** How often the server was asked about the same request; the wait between two questions grows with it. */
  readonly asked: number;
  readonly failure: Failure | null;
}

export interface QuoteRequestInput extends FunnelInput<QuoteRequestDraft> {
  readonly site: Site;
  /** What is known of a visitor who has signed in. */
  readonly known: KnownRequester | null;
}

/** What a person types of a request. */
type Typed = Pick<QuoteRequestDraft, 'offer' | 'requester'>;

/** What is typed, as the server keeps it: readers are a number, or not there yet. */
export function quoteDraftOf({ offer, requester }: Typed): QuoteDraft {
  const readers = /^\s*\d+\s*$/.test(offer.readers) ? Number(offer.readers) : null;
  return {
    ...offer,
    ...requester,
    readers: Number.isSafeInteger(readers) ? readers : null,
    country: requester.country || null,
  };
}

/** The content of a kept draft as it stands in the form. */
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

/** Whether two drafts have the same content; what is missing in one of them is another content. */
function isSame(left: QuoteDraft, right: QuoteDraft): boolean {
  const textOf = (draft: QuoteDraft) =>
    JSON.stringify(Object.entries(draft).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return textOf(left) === textOf(right);
}

/** Whether something was typed that the server does not have. */
export function isUnsaved({ attempt, kept }: QuoteRequestDraft): boolean {
  return attempt !== kept.attempt;
}

/** Another draft than this tab's, that only the person can choose from or against. */
export interface Conflict {
  readonly version: number;
  readonly draft: QuoteDraft;
}

/** The draft with what the server keeps in the place of what was typed: another request. */
function takeTheirs(draft: QuoteRequestDraft, { version, draft: theirs }: Conflict): QuoteRequestDraft {
  const next = nextAttempt(draft);
  return { ...next, ...typedOf(theirs), kept: { version, attempt: next.attempt } };
}

/** The draft as it is, to be saved in the place of the server's. */
function replaceTheirs(draft: QuoteRequestDraft, { version }: Conflict): QuoteRequestDraft {
  return { ...draft, kept: { ...draft.kept, version } };
}

/** What there is of two drafts that may differ. */
interface Reconciled {
  readonly draft: QuoteRequestDraft;
  readonly conflict: Conflict | null;
}

/** Brings what this tab has together with what was kept elsewhere meanwhile. */
export function reconcile(draft: QuoteRequestDraft, { version, draft: theirs }: KeptQuoteDraft): Reconciled {
  // Sent, thrown away or expired elsewhere: what was typed here stays, and begins a new one with the next change.
  if (theirs === null) return { draft: { ...draft, kept: { ...draft.kept, version: 0 } }, conflict: null };
  const conflict = { version, draft: theirs };
  const isKept = isSame(theirs, quoteDraftOf(draft));
  if (isKept) return { draft: { ...draft, kept: { version, attempt: draft.attempt } }, conflict: null };
  return isUnsaved(draft) ? { draft, conflict } : { draft: takeTheirs(draft, conflict), conflict: null };
}

/** Brings what this tab has together with what the server is found to keep, which may be what the tab itself saved. */
export function reconcileFound(draft: QuoteRequestDraft, found: KeptQuoteDraft): Reconciled {
  const isOwn = found.draft !== null && found.version <= draft.kept.version;
  return isOwn ? { draft, conflict: null } : reconcile(draft, found);
}

/** The draft with what follows from it. */
function withDraft(draft: QuoteRequestDraft): Pick<QuoteRequestContext, 'draft' | 'offer' | 'requester'> {
  return { draft, offer: offerOf(draft.offer), requester: judge(requesterForm, draft.requester).valid };
}

/** The beginning of a visit. */
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

/** The draft after a change: another request, with a key of its own; one that was sent before is behind. */
export function changed(draft: QuoteRequestDraft, change: Partial<QuoteRequestDraft>) {
  return { ...withDraft({ ...nextAttempt(draft), receipt: null, ...change }), failure: null };
}

/** The publication that an address names, as text; none, or any. */
export function publicationNamed({ event }: Routed) {
  return { publication: routeParams(event)['publication'] };
}

/** What an address changes that names a publication: it joins those that are ticked. None that is not published. */
export function ticked({ site, draft }: QuoteRequestContext, named: string | undefined) {
  const id = site.publications.find((publication) => String(publication.id) === named)?.id;
  const { publicationIds } = draft.offer;
  if (id === undefined || publicationIds.includes(id)) return {};
  return changed(draft, { offer: { ...draft.offer, publicationIds: [...publicationIds, id] } });
}

/** What is typed after it was brought together with what the server keeps. */
export function settled(known: KnownRequester | null, { draft, conflict }: ReturnType<typeof reconcile>) {
  return { ...withDraft({ ...draft, requester: withKnown(draft.requester, known) }), conflict };
}

/** What becomes of the draft when it was to be kept: what was typed meanwhile is still to be saved. */
export function keepSaved(context: QuoteRequestContext, saved: QuoteDraftSaved) {
  const { draft, saving, known } = context;
  if (saved.kind === 'changedElsewhere') return settled(known, reconcile(draft, saved.kept));
  return { draft: { ...draft, kept: { version: saved.version, attempt: saving ?? draft.attempt } } };
}

/** What is to be priced; `null` while the offer is not complete. */
export function simulationOf({ offer, draft }: QuoteRequestContext): Simulation | null {
  return offer && { offer, country: draft.requester.country || null, vatNumber: null };
}

/** What is sent. Throws where it is not complete: a chart's bug. */
export function requestOf({ context: { draft, offer, requester } }: Asked<QuoteRequestContext>) {
  if (!offer || !requester) throw new Error('A request is sent that is not complete');
  return { key: idempotencyKey(draft), request: { offer, requester } };
}

/** The request is sent: what is typed from now on is another one. */
export function finish({ draft, offer, requester, price, known }: QuoteRequestContext, reference: string) {
  if (!offer || !requester) throw new Error('A request was sent that is not complete');
  const total = price.status === 'priced' && price.priced ? price.priced.total : null;
  const receipt = {
    reference,
    email: requester.email,
    offer: { ...offer, publicationIds: [...offer.publicationIds] },
    total,
  };
  const { seed, attempt } = draft;
  return { ...withDraft({ ...blankRequest(seed, attempt + 1, known), receipt }), conflict: null };
}

/** Nothing is typed any more; unless the server throws its draft away, too, that is saved in its place. */
export function beginAnew({ draft, known }: QuoteRequestContext) {
  const blank = { ...blankRequest(draft.seed, draft.attempt + 1, known), kept: draft.kept };
  return { ...withDraft(blank), conflict: null, failure: null };
}

/** The other window's draft is taken, or this one's put in its place. */
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
