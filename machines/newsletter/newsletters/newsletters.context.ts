/** The context of the page of newsletters: one row for each switch. */
import type { Failure } from '../../failure.ts';
import type {
  AdvertsChange,
  LocalisedName,
  NamedNewsletter,
  NewsletterChange,
  NewsletterFrequency,
  NewslettersRead,
  PublicationNewsletters,
} from '../../../domain/newsletter.ts';
import type { Listing, ListingContext, ListPage } from '../../shared/list/listing.ts';
import { listingOf } from '../../shared/list/listing.ts';

/** The newsletter or setting of a switch, with its publication. */
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

/** A newsletter, or a publication's setting without adverts. */
export interface NewsletterRow {
  readonly id: string;
  readonly subject: Subject;
  /** The title of the publication; empty without one. */
  readonly publication: string;
  readonly isOn: boolean;
}

/** A change that was rolled back, and why. */
export interface Refusal {
  readonly pendingChange: PendingNewsletterChange;
  readonly failure: Failure;
}

/** Turns a switch on or off. */
export interface PendingNewsletterChange {
  readonly isOn: boolean;
}

export type NewsletterListing = Listing<NewsletterRow, PendingNewsletterChange>;

export interface NewslettersContext extends ListingContext<NewsletterRow, PendingNewsletterChange> {
  /** Account of the newsletters. */
  readonly accountId: number;
  /** Rolled-back changes, by the row's id, until that row is changed again or turns out to have the requested value. */
  readonly refusals: Readonly<Record<string, Refusal>>;
}

/** The input of the chart. */
export interface NewslettersInput {
  readonly accountId: number;
  /** This person's cached answer. */
  readonly cached: NewslettersRead | null;
}

/** Transitions of the rows. */
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

/** The whole list as one page. */
export function pageOf({ publications, others, completeness }: NewslettersRead): ListPage<NewsletterRow> {
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
    completeness,
    next: null,
  };
}

/** The request that sets a row. Throws for an unknown row: a bug of the chart. */
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
 * Refusals after an event of the list. A row that is changed again has none; nor has one with the requested value:
 * after a lost answer the change may have been made.
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
