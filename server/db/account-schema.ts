/** The tables of what is known of a person; `migrations/` makes them and says what they are for. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { ContactKind, Origin } from '../../machines/domain/enumerations.ts';
import type { Moment } from '../../machines/domain/invoice.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import type { AcquisitionSource } from '../../machines/domain/quote-request.ts';

export interface AccountsTable {
  id: GeneratedAlways<number>;
  /** In lower case. */
  email: string;
  password_hash: string;
  last_name: string;
  first_name: string;
  civility: number;
  is_email_verified: boolean;
  is_valid: boolean;
  /** What they are to the publisher; `null` where nobody has said. */
  kind: ContactKind | null;
  /** The language in which we write to the person. */
  locale: Locale;
  /** By which door the person came to be known. */
  origin: Origin;
  created_at: Moment;
  /** What the person says of themselves; empty where nothing. */
  phone: Generated<string>;
  organisation: Generated<string>;
  job_title: Generated<string>;
  sector: Generated<string>;
  source: AcquisitionSource | null;
  /** Nobody's any more: what the law keeps names it. */
  erased_at: Generated<Moment | null>;
}

export interface EmailChangesTable {
  account_id: number;
  /** In lower case. */
  email: string;
  token_hash: Buffer;
  expires_at: Moment;
}
