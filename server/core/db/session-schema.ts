import type { AccountId } from './account-id.ts';
/** The tables of signing in; `migrations/` makes them and says what they are for. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Origin } from '../../../machines/domain/enumerations.ts';
import type { Moment } from '../../../machines/domain/invoice.ts';
import type { Locale } from '../../../machines/domain/locale.ts';

export interface SessionsTable {
  id: GeneratedAlways<number>;
  id_hash: Buffer;
  account_id: AccountId;
  created_at: Moment;
  seen_at: Moment;
  expires_at: Moment;
  /** It outlasts the browser, and hours in which nobody uses it. */
  is_kept: boolean;
  /** What the browser said it is, and what it runs on. */
  browser: Generated<string | null>;
  system: Generated<string | null>;
  /** The beginning of the address that signed in. */
  network: Generated<string | null>;
  /** Of the browser, as `known_devices` remembers it. */
  device_hash: Generated<Buffer | null>;
  /** When its owner's password was asked for again. */
  confirmed_at: Generated<Moment | null>;
}

export interface EmailVerificationsTable {
  token_hash: Buffer;
  account_id: AccountId;
  expires_at: Moment;
}

export interface AccountRequestsTable {
  token_hash: Buffer;
  contact_id: number;
  last_name: string;
  first_name: string;
  civility: number;
  origin: Origin;
  locale: Locale;
  redirect: string | null;
  expires_at: Moment;
}

export interface PasswordLinksTable {
  token_hash: Buffer;
  account_id: AccountId;
  redirect: string | null;
  expires_at: Moment;
}

export interface KnownDevicesTable {
  id_hash: Buffer;
  account_id: AccountId;
  expires_at: Moment;
}
