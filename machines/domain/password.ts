import type { Origin } from './enumerations.ts';

/** What somebody says who wants an account. A password is chosen later, by a link in a letter to the address. */
export interface AccountRequest {
  readonly civility: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** By which door they come. */
  readonly origin: Origin;
  /** The path of this application to which they go when all is done; `null`: nowhere in particular. */
  readonly redirect: string | null;
}

/** What somebody says who has forgotten their password. */
export type PasswordRequest = Pick<AccountRequest, 'email' | 'redirect'>;

/** What the link of a letter is for: the first password of a new account, or another one. */
export type PasswordPurpose = 'first' | 'another';

/** What a letter's link, once it is opened, lets its reader choose a password for. */
export interface PasswordLink {
  readonly purpose: PasswordPurpose;
  /** The address that the letter was sent to, by which its reader signs in. */
  readonly email: string;
}

/** Where such a link leads; or that it holds no longer, used or too old. */
export type PasswordLinkAnswer = { readonly kind: 'open'; readonly link: PasswordLink } | { readonly kind: 'over' };
