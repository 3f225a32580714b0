import type { AccountId } from '../db/account-id.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { Caller } from '../../../src/contract/calls/call.ts';

/** A person as far as every call needs to know them. */
export interface KnownAccount {
  readonly id: AccountId;
  readonly email: string;
  readonly locale: Locale;
  readonly isEmailVerified: boolean;
  readonly isValid: boolean;
}

/** Who is asking: by password, by the network's address, by the link to an invoice; the last beside either. */
export interface Identity {
  readonly signedIn: KnownAccount | null;
  readonly recognised: KnownAccount | null;
  /** The invoice that a link opened, and whose it is. */
  readonly token: { readonly invoiceId: number; readonly reference: string; readonly account: KnownAccount } | null;
}

/** Whether an account opens what is its own: its e-mail is verified, and it is valid (specification §6). */
export function isEligible({ isEmailVerified, isValid }: KnownAccount): boolean {
  return isEmailVerified && isValid;
}

/** What the table of calls takes this caller for. */
export function callersOf({ signedIn, recognised, token }: Identity): readonly Caller[] {
  const kinds: Caller[] = [];
  if (signedIn) kinds.push(isEligible(signedIn) ? 'signedIn' : 'limited');
  else if (recognised) kinds.push('recognised');
  if (token) kinds.push('tokenHolder');
  return kinds.length === 0 ? ['anonymous'] : kinds;
}

/** The account of a caller who has signed in. Throws where nobody has: a call that asks this lets nobody else in. */
export function signedInAccount({ signedIn }: Identity): KnownAccount {
  if (!signedIn) throw new Error('Nobody has signed in');
  return signedIn;
}
