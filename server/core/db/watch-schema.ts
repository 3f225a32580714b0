import type { AccountId } from './account-id.ts';
import type { GeneratedAlways } from 'kysely';
import type { Region } from '../../../domain/catalogue.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { WatchKind } from '../../../domain/watch.ts';
import type { SomeTexts } from './some-texts.ts';
import type { Json } from './stored-json.ts';

// The tables of watches; `schema.ts` lists them with the others.

export interface SerialsTable {
  id: GeneratedAlways<number>;
  code: string;
  publication_id: number | null;
  name: Json<SomeTexts>;
}

export interface WatchesTable {
  id: GeneratedAlways<number>;
  account_id: AccountId;
  /** Key of the subject, unique within the account: `subjectKey`. */
  subject: string;
  kind: WatchKind;
  region: Region | null;
  country: string | null;
  keyword: string | null;
  section_id: number | null;
  serial_id: number | null;
  since: Moment;
}
