import type { NewsletterRow } from '../../../../machines/newsletter/newsletters/newsletters.context.ts';
import { groupBy } from '../../../../domain/group-by.ts';

/** Rows of one publication, or those that belong to none. */
export interface NewsletterGroup {
  readonly id: string;
  /** Empty where they belong to none. */
  readonly publication: string;
  readonly rows: readonly NewsletterRow[];
}

/** The rows by publication, in the server's order; rows without a publication come last. */
export function groupsOf(rows: readonly NewsletterRow[]): readonly NewsletterGroup[] {
  const idOf = ({ subject }: NewsletterRow) =>
    subject.kind === 'other' ? 'other' : `publication-${subject.publicationId}`;
  return [...groupBy(rows, idOf)].map(([id, members]) => ({
    id,
    publication: members[0]?.publication ?? '',
    rows: members,
  }));
}

/** Ids of the newsletters received; a publication's switch for adverts is none. */
export function receivedIds(rows: readonly NewsletterRow[]): readonly string[] {
  return rows.filter(({ isOn, subject }) => isOn && subject.kind !== 'adverts').map(({ id }) => id);
}
