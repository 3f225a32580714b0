import type { Account } from './account.ts';
import type { LoginMode } from './enumerations.ts';
import { loginMode } from './enumerations.ts';

/** The visitor, as the server identifies them. */
export interface Visitor {
  /** `null` for an anonymous visitor. */
  readonly account: Account | null;
  /** `unknown`: a login mode of a newer version. */
  readonly mode: LoginMode | 'unknown';
  /** The one invoice that a link's token opens, if the visitor came by such a link. */
  readonly tokenInvoice: { readonly id: number; readonly reference: string } | null;
}

/** Whether the visitor is no known person: only the network address is recognised. An unknown login mode claims nothing. */
export function isImpersonal({ mode }: Visitor): boolean {
  return mode === loginMode.ipRecognition;
}

/** Whether the visitor has signed in to an account that has no email address. */
export function lacksEmail(visitor: Visitor | null): boolean {
  return visitor?.account?.email === '' && !isImpersonal(visitor);
}

/** Whether the visitor may see an account. */
export function isEligible(visitor: Visitor | null): boolean {
  const account = visitor?.account;
  return !!account && account.email !== '' && account.isEmailVerified === true && account.isValid === true;
}

/** Whether the server did not say readably whether the account is active and its email address confirmed. */
export function isUnchecked(visitor: Visitor | null): boolean {
  const account = visitor?.account;
  return !!account && (account.isEmailVerified === null || account.isValid === null);
}

/** A visitor without an account. */
export const anonymous: Visitor = { account: null, mode: loginMode.password, tokenInvoice: null };

/** The visitor; or an anonymous one; or the token in the link is invalid (unknown, expired, revoked). */
export type VisitorAnswer =
  | { readonly kind: 'known'; readonly visitor: Visitor }
  | { readonly kind: 'anonymous' | 'tokenRefused' };

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Whether this browser stays signed in for 30 days after it is closed, and for longer; default `false`. */
  readonly staysSignedIn?: boolean;
}

/** Scope of a sign-out: this browser, or all devices. */
export interface SignOut {
  readonly everywhere: boolean;
}

export type SignInAnswer =
  | { readonly kind: 'accepted'; readonly visitor: Visitor }
  /** The server's message; empty without one. */
  | { readonly kind: 'refused'; readonly feedback: string };

/** The new password is saved and the person is signed in; or the link has expired. */
export type NewPasswordAnswer = { readonly kind: 'accepted'; readonly visitor: Visitor } | { readonly kind: 'over' };
