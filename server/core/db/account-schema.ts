import type { AccountId } from './account-id.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { ContactKind, Origin } from '../../../domain/enumerations.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { AcquisitionSource } from '../../../domain/acquisition-source.ts';
import type { ContactMessage } from '../../../validation/forms/contact.ts';

export interface AccountsTable {
  id: GeneratedAlways<AccountId>;
  /** Lower case. Sign-in and emails look the account up by it; records refer to the account's number instead. */
  email: string;
  /** Since when the account has this address. */
  email_since: Moment;
  password_hash: string;
  last_name: string;
  first_name: string;
  civility: number;
  is_email_verified: boolean;
  is_valid: boolean;
  /** Relationship to the publisher; `null` if unknown. */
  kind: ContactKind | null;
  /** The language in which we write to the person. */
  locale: Locale;
  /** How the person became known (specification §3). */
  origin: Origin;
  created_at: Moment;
  /** Entered by the person; empty if not given. */
  phone: Generated<string>;
  organisation: Generated<string>;
  job_title: Generated<string>;
  sector: Generated<string>;
  source: AcquisitionSource | null;
  /** Time of erasure: only records that the law requires still refer to this account. */
  erased_at: Generated<Moment | null>;
}

/** A person known only by an email address: their records refer to this row until an account claims it. */
export interface ContactsTable {
  id: GeneratedAlways<number>;
  /** In lower case. */
  email: string;
  /** 20 while newsletters are sent to it (specification §3). */
  kind: Generated<number | null>;
  locale: Locale;
  origin: Origin;
  created_at: Moment;
  /** Closed to claims: the address changed hands, or the owner of the records cannot be proven. */
  closed_at: Generated<Moment | null>;
}

/** Addresses that an account had, with their periods. */
export interface FormerAddressesTable {
  id: GeneratedAlways<number>;
  account_id: AccountId;
  email: string;
  held_from: Moment;
  held_until: Moment;
}

/** Links by which the reader of a former address undoes the change. */
export interface EmailChangeUndosTable {
  /** Orders the changes of an account. */
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  account_id: AccountId;
  /** The address to restore to the account. */
  email: string;
  expires_at: Moment;
}

export interface EmailChangesTable {
  account_id: AccountId;
  /** In lower case. */
  email: string;
  token_hash: Buffer;
  expires_at: Moment;
  /** The session that requested the change: it survives when the others are revoked. */
  session_id: number | null;
}

/** An account that is to be deleted, unless its owner signs in before. */
export interface DeletionRequestsTable {
  account_id: AccountId;
  requested_at: Moment;
  erases_at: Moment;
  postponed_at: Generated<Moment | null>;
}

/** Messages from customers to the office. */
export interface DeskMessagesTable extends ContactMessage {
  reference: string;
  account_id: AccountId;
  locale: Locale;
  created_at: Moment;
}
