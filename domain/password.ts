import type { Origin } from './enumerations.ts';

/** A request for an account. Its emailed link sets the password. */
export interface AccountRequest {
  readonly civility: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Entry point of the person. */
  readonly origin: Origin;
  /** Path in this application to continue at; `null` for none. */
  readonly redirect: string | null;
}

/** A request for a password reset. */
export type PasswordRequest = Pick<AccountRequest, 'email' | 'redirect'>;

/** Purpose of an emailed link: the first password of a new account, or a reset. */
export type PasswordPurpose = 'first' | 'another';

/** The content of an emailed link, for the form that sets the password. */
export interface PasswordLink {
  readonly purpose: PasswordPurpose;
  /** Recipient of the email, and the sign-in address. */
  readonly email: string;
}

/** The link is valid, or used or expired (`over`). */
export type PasswordLinkAnswer = { readonly kind: 'open'; readonly link: PasswordLink } | { readonly kind: 'over' };
