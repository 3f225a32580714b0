/**
 * Which draft holds: this tab's or the server's. The tab's has every keystroke; the server's follows a moment later, and
 * outlives the tab.
 *
 * - What the tab has is newer, and wins, as long as the server still has the version that the tab saved last; versions
 *   count up.
 * - A tab that has typed nothing since takes what the server has: it was saved later, elsewhere.
 * - Where both have changed, only the person can tell; until they have, the tab's stays and nothing is saved.
 */
import type { KeptQuoteDraft, QuoteDraft } from '../domain/quote-request.ts';
import { nextAttempt } from '../ordering/ordering.context.ts';
import type { QuoteRequestDraft, RequesterDraft } from './quote-request.draft.ts';

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
export interface Rival {
  readonly version: number;
  readonly draft: QuoteDraft;
}

/** The draft with what the server keeps in the place of what was typed: another request. */
export function takeTheirs(draft: QuoteRequestDraft, { version, draft: theirs }: Rival): QuoteRequestDraft {
  const next = nextAttempt(draft);
  return { ...next, ...typedOf(theirs), kept: { version, attempt: next.attempt } };
}

/** The draft as it is, to be saved in the place of the server's. */
export function replaceTheirs(draft: QuoteRequestDraft, { version }: Rival): QuoteRequestDraft {
  return { ...draft, kept: { ...draft.kept, version } };
}

/** What there is of two drafts that may differ. */
interface Reconciled {
  readonly draft: QuoteRequestDraft;
  readonly rival: Rival | null;
}

/** Brings what this tab has together with what was kept elsewhere meanwhile. */
export function reconcile(draft: QuoteRequestDraft, { version, draft: theirs }: KeptQuoteDraft): Reconciled {
  // Sent, thrown away or expired elsewhere: what was typed here stays, and begins a new one with the next change.
  if (theirs === null) return { draft: { ...draft, kept: { ...draft.kept, version: 0 } }, rival: null };
  const rival = { version, draft: theirs };
  const isKept = isSame(theirs, quoteDraftOf(draft));
  if (isKept) return { draft: { ...draft, kept: { version, attempt: draft.attempt } }, rival: null };
  return isUnsaved(draft) ? { draft, rival } : { draft: takeTheirs(draft, rival), rival: null };
}

/** Brings what this tab has together with what the server is found to keep, which may be what the tab itself saved. */
export function reconcileFound(draft: QuoteRequestDraft, found: KeptQuoteDraft): Reconciled {
  const isOwn = found.draft !== null && found.version <= draft.kept.version;
  return isOwn ? { draft, rival: null } : reconcile(draft, found);
}
