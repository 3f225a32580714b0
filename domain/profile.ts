import type { Moment } from './moment.ts';
import type { AcquisitionSource } from './acquisition-source.ts';

/** A person's identity. */
export interface PersonalIdentity {
  /** Civilité; 41 is unset (specification §3). */
  readonly civility: number;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty if unknown. */
  readonly phone: string;
}

/** Optional information about a person's work, and how they heard of the publisher. */
export interface PersonalInformation {
  readonly organisation: string;
  readonly jobTitle: string;
  readonly sector: string;
  readonly source: AcquisitionSource | null;
}

/** An email address that its owner has not confirmed yet. */
export interface EmailChange {
  readonly email: string;
  /** Expiry of the emailed link. */
  readonly expiresAt: Moment;
}

/** A person's profile. */
export interface Profile {
  readonly identity: PersonalIdentity;
  /** `unknown`: a source of a newer version. */
  readonly information: Omit<PersonalInformation, 'source'> & { readonly source: AcquisitionSource | 'unknown' | null };
  /** Sign-in address. */
  readonly email: string;
  readonly emailChange: EmailChange | null;
}

/** Values of the identity form: the draft, else the server's. */
export function identityIn(typed: PersonalIdentity | null, { identity }: Profile): PersonalIdentity {
  return typed ?? identity;
}

/** Values of the information form. An unknown source must be chosen again. */
export function informationIn(typed: PersonalInformation | null, { information }: Profile): PersonalInformation {
  const { source } = information;
  return typed ?? { ...information, source: source === 'unknown' ? null : source };
}

/** A change of the email address, confirmed by the password. */
export interface EmailChangeRequest {
  readonly email: string;
  readonly presentPassword: string;
}

/** A change of the password, confirmed by the present one. */
export interface PasswordChange {
  readonly presentPassword: string;
  readonly password: string;
}

/** Result of a change that requires the present password; a wrong one is refused with the server's message. */
export type Guarded<Changed> =
  | { readonly kind: 'changed'; readonly received: Changed }
  | { readonly kind: 'refused'; readonly feedback: string };
