import type { AccountId } from './account-id.ts';
/** The tables of what is known of a person; `migrations/` makes them and says what they are for. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { ContactKind, Origin } from '../../../machines/domain/enumerations.ts';
import type { Moment } from '../../../machines/domain/invoice.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { AcquisitionSource } from '../../../machines/domain/quote-request.ts';

export interface AccountsTable {
  id: GeneratedAlways<AccountId>;
  /** In lower case; signing in and letters find the account by it, records never do. */
  email: string;
  /** Since when the account has this address. */
  email_since: Moment;
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

/** A person known by an address only: everything about them refers to its number until an account claims it. */
export interface ContactsTable {
  id: GeneratedAlways<number>;
  /** In lower case. */
  email: string;
  /** 20 while newsletters are sent to it (specification §3). */
  kind: Generated<number | null>;
  locale: Locale;
  origin: Origin;
  created_at: Moment;
  /** Nobody can claim it any more: the address has changed hands, or nothing proves whose the records are. */
  closed_at: Generated<Moment | null>;
}

/** Which address an account had, from when to when. */
export interface FormerAddressesTable {
  id: GeneratedAlways<number>;
  account_id: AccountId;
  email: string;
  held_from: Moment;
  held_until: Moment;
}

/** By what the reader of a former address takes the change back. */
export interface EmailChangeUndosTable {
  /** Orders the changes of an account. */
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  account_id: AccountId;
  /** The address that the account gets back. */
  email: string;
  expires_at: Moment;
}

export interface EmailChangesTable {
  account_id: AccountId;
  /** In lower case. */
  email: string;
  token_hash: Buffer;
  expires_at: Moment;
  /** The session in which the change was asked for: it stays when the others end. */
  session_id: number | null;
}
