import type { Account } from './account.ts';
import type { LoginMode } from './enumerations.ts';
import { loginMode } from './enumerations.ts';

/** Who the server says the visitor is. */
export interface Visitor {
  /** `null` for a visitor whom nobody knows. */
  readonly account: Account | null;
  /** `unknown`: a way that this version does not know. */
  readonly mode: LoginMode | 'unknown';
  /** The one invoice that a link's token opens, when the visitor came by such a link. */
  readonly tokenInvoice: { readonly id: number; readonly reference: string } | null;
}

/** Whether only a network address is recognised, so that it is not known which person is there; or whether that is not known either. */
export function isImpersonal({ mode }: Visitor): boolean {
  return mode === loginMode.ipRecognition || mode === 'unknown';
}

/** A visitor of whom nothing is known. */
export const anonymous: Visitor = { account: null, mode: loginMode.password, tokenInvoice: null };

/**
 * The visitor, or the server's word that nobody is there, or that the token in the link opens nothing (unknown, expired,
 * revoked).
 */
export type VisitorAnswer =
  | { readonly kind: 'known'; readonly visitor: Visitor }
  | { readonly kind: 'anonymous' | 'tokenRefused' };

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Whether this browser stays signed in when it is closed, and for longer; not, where nobody says so. */
  readonly staysSignedIn?: boolean;
}

/** How far a sign-out goes: this browser, or wherever the person is signed in. */
export interface SignOut {
  readonly everywhere: boolean;
}

export type SignInAnswer =
  | { readonly kind: 'accepted'; readonly visitor: Visitor }
  /** The server's words; none where it has not said any. */
  | { readonly kind: 'refused'; readonly feedback: string };

/** The password that was chosen is kept, and who chose it is signed in; or the link by which it was holds no longer. */
export type NewPasswordAnswer = { readonly kind: 'accepted'; readonly visitor: Visitor } | { readonly kind: 'over' };
