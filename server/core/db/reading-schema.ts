import type { AccountId } from './account-id.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Day } from '../../../domain/day.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { DocumentKind, ReadingKind, ReadingListKind } from '../../../domain/reading.ts';
import type { SomeTexts } from './some-texts.ts';
import type { Json } from './stored-json.ts';

export interface ArticlesTable {
  id: number;
  site_code: string;
  publication_id: number | null;
  kind: Generated<DocumentKind>;
  /** In both languages, or in the only one that exists. */
  title: Json<SomeTexts>;
  published_on: Day;
  /** Subjects of the article, where known. */
  country: Generated<string | null>;
  section_id: Generated<number | null>;
  serial_id: Generated<number | null>;
}

/** Columns of both lists; `happened_at`: read (`readings`) or kept (`read_later`). */
interface ListTable {
  id: GeneratedAlways<number>;
  account_id: AccountId;
  article_id: number;
  happened_at: Moment;
  /** Copied from the article when the row was made. */
  document_kind: DocumentKind;
  published_on: Day;
}

export interface ReadingsTable extends ListTable {
  kind: ReadingKind;
  list_kind: ReadingListKind | null;
}

export type ReadLaterTable = ListTable;
