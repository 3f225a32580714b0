/** What the page of newsletters knows: one row for everything that can be switched on and off. */
import type { Failure } from '../../failure.ts';
import type {
  AdvertsChange,
  LocalisedName,
  NamedNewsletter,
  NewsletterChange,
  NewsletterFrequency,
  Newsletters,
  PublicationNewsletters,
} from '../../domain/newsletter.ts';
import type { Listing, ListingContext, ListPage } from '../../shared/list/listing.ts';
import { listingOf } from '../../shared/list/listing.ts';

/** What stands on or off, and of which publication. */
type Subject =
  | { readonly kind: 'summary'; readonly publicationId: number; readonly frequency: NewsletterFrequency }
  | { readonly kind: 'adverts'; readonly publicationId: number }
  | ({ readonly kind: 'section'; readonly publicationId: number } & Named)
  | ({ readonly kind: 'other' } & Named);

interface Named {
  readonly code: string;
  readonly name: LocalisedName;
  readonly frequency: NewsletterFrequency;
}

/** A newsletter, or the flag of a publication whose newsletters come without adverts. */
export interface NewsletterRow {
  readonly id: string;
  readonly subject: Subject;
  /** The title of the publication; empty where it belongs to none. */
  readonly publication: string;
  readonly isOn: boolean;
}

/** A change that was taken back, and why. */
export interface Refusal {
  readonly pendingChange: PendingNewsletterChange;
  readonly failure: Failure;
}

/** On from now on, or off. */
export interface PendingNewsletterChange {
  readonly isOn: boolean;
}

export type NewsletterListing = Listing<NewsletterRow, PendingNewsletterChange>;

export interface NewslettersContext extends ListingContext<NewsletterRow, PendingNewsletterChange> {
  /** Whose newsletters they are. */
  readonly accountId: number;
  /** Changes that were taken back, by the row's id, until that row is changed again or is as it was wished after all. */
  readonly refusals: Readonly<Record<string, Refusal>>;
}

/** With what a visit begins. */
export interface NewslettersInput {
  readonly accountId: number;
  /** What this person was told last. */
  readonly cached: Newsletters | null;
}

/** Everything that happens to the rows. */
export const newsletterList = listingOf<NewsletterRow, PendingNewsletterChange>({
  apply: (row, { isOn }) => (row.isOn === isOn ? row : { ...row, isOn }),
});

function named({ code, name, frequency }: NamedNewsletter): Named {
  return { code, name, frequency };
}

function publicationRows(publication: PublicationNewsletters): readonly NewsletterRow[] {
  const { publicationId, title, summary, sections, isWithoutAdverts } = publication;
  const of = (id: string, subject: Subject, isOn: boolean): NewsletterRow => ({
    id: `${publicationId}-${id}`,
    subject,
    publication: title,
    isOn,
  });
  return [
    ...(summary
      ? [of('summary', { kind: 'summary', publicationId, frequency: summary.frequency }, summary.isReceived)]
      : []),
    ...sections.map((section) =>
      of(`section-${section.code}`, { kind: 'section', publicationId, ...named(section) }, section.isReceived),
    ),
    of('adverts', { kind: 'adverts', publicationId }, isWithoutAdverts),
  ];
}

/** The whole list, as the server tells it. */
export function pageOf({ publications, others }: Newsletters): ListPage<NewsletterRow> {
  return {
    rows: [
      ...publications.flatMap(publicationRows),
      ...others.map((other): NewsletterRow => ({
        id: `other-${other.code}`,
        subject: { kind: 'other', ...named(other) },
        publication: '',
        isOn: other.isReceived,
      })),
    ],
    next: null,
  };
}

/** What the server is asked for, so that a row is as it is wished. Throws for a row that nobody told: a chart's bug. */
export function requestOf(
  { rowId, pendingChange: { isOn } }: { readonly rowId: string; readonly pendingChange: PendingNewsletterChange },
  { accountId, listing }: NewslettersContext,
): NewsletterChange | AdvertsChange {
  const subject = listing.rows.find(({ id }) => id === rowId)?.subject;
  switch (subject?.kind) {
    case 'adverts':
      return { accountId, publicationId: subject.publicationId, isWithout: isOn };
    case 'summary':
      return { choice: { kind: 'summary', publicationId: subject.publicationId }, isOn };
    case 'section':
      return { choice: { kind: 'section', publicationId: subject.publicationId, code: subject.code }, isOn };
    case 'other':
      return { choice: { kind: 'other', code: subject.code }, isOn };
    case undefined:
      throw new Error(`Row "${rowId}" is changed, but the list has none of that name`);
  }
}

/**
 * Refusals after something that happened to the list. A row that is changed again has none; nor has one that is as it
 * was wished: an answer that was lost on its way says nothing about what was done.
 */
export function refusalsAfter(
  refusals: NewslettersContext['refusals'],
  { rows, queue, refused }: Pick<NewsletterListing, 'rows' | 'queue' | 'refused'>,
): NewslettersContext['refusals'] {
  const changing = new Set(queue.map(({ rowId }) => rowId));
  const isOn = new Map(rows.map((row) => [row.id, row.isOn]));
  const last = refused
    ? { [refused.change.rowId]: { pendingChange: refused.change.pendingChange, failure: refused.failure } }
    : {};
  const stands = ([rowId, { pendingChange }]: readonly [string, Refusal]) =>
    !changing.has(rowId) && isOn.get(rowId) !== pendingChange.isOn;
  return Object.fromEntries(Object.entries({ ...refusals, ...last }).filter(stands));
}
