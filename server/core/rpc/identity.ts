import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { AccountId } from '../db/account-id.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Caller } from '../../../contract/call.ts';

/** An account, with the fields that every call needs. */
export interface KnownAccount {
  readonly id: AccountId;
  readonly email: string;
  readonly locale: Locale;
  readonly isEmailVerified: boolean;
  readonly isValid: boolean;
}

/**
 * The caller: signed in by password, recognised by network address, or holder of an invoice link, which may be combined
 * with either.
 */
export interface Identity {
  readonly signedIn: KnownAccount | null;
  readonly recognised: KnownAccount | null;
  /** The invoice that a link opened, and its owner. */
  readonly token: { readonly invoiceId: number; readonly reference: string; readonly account: KnownAccount } | null;
}

/** Whether an account may open its own data: its e-mail is verified, and it is valid (specification §6). */
export function isEligible({ isEmailVerified, isValid }: KnownAccount): boolean {
  return isEmailVerified && isValid;
}

/** The caller's kinds in the call table. */
export function callersOf({ signedIn, recognised, token }: Identity): readonly Caller[] {
  const kinds: Caller[] = [];
  if (signedIn) kinds.push(isEligible(signedIn) ? 'signedIn' : 'limited');
  else if (recognised) kinds.push('recognised');
  if (token) kinds.push('tokenHolder');
  return kinds.length === 0 ? ['anonymous'] : kinds;
}

/** The account of a signed-in caller. Throws otherwise: for calls whose row admits signed-in callers only. */
export function signedInAccount({ signedIn }: Identity): KnownAccount {
  if (!signedIn) throw new Error('The caller is not signed in');
  return signedIn;
}

/** Identifies the caller of a request and reads an SQL expression, which may use the numbers below, in one statement. */
export type IdentifyWith = <Read>(
  expression: RawBuilder<Read>,
) => Promise<{ readonly identity: Identity; readonly read: Read }>;

/** The sources by which an account is known, the strongest first. */
const sources = sql`array['session', 'address', 'licence']`;

/** The signed-in account's number, in an expression of `IdentifyWith`; null without one. */
export const signedInId = sql<AccountId | null>`(select id from callers where source = 'session')`;

/** The number of the account that is signed in, else recognised, in an expression of `IdentifyWith`; null without one. */
export const knownId = sql<AccountId | null>`(
  select id from callers where source = any(${sources}) order by array_position(${sources}, source) limit 1)`;
