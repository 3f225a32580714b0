import type { AccountId } from './account-id.ts';
/** Tables of sessions and sign-in; `migrations/` creates and documents them. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Origin } from '../../../domain/enumerations.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { Locale } from '../../../domain/locale.ts';

export interface SessionsTable {
  id: GeneratedAlways<number>;
  id_hash: Buffer;
  account_id: AccountId;
  created_at: Moment;
  seen_at: Moment;
  expires_at: Moment;
  /** "Stay signed in": survives the closing of the browser and idle hours. */
  is_kept: boolean;
  /** Browser and operating system, from the user agent. */
  browser: Generated<string | null>;
  system: Generated<string | null>;
  /** Prefix of the IP address that signed in. */
  network: Generated<string | null>;
  /** Of the browser, as `known_devices` remembers it. */
  device_hash: Generated<Buffer | null>;
  /** Last re-entry of the password. */
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
