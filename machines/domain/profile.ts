import type { Moment } from './invoice.ts';
import type { AcquisitionSource } from './quote-request.ts';

/** Who somebody says they are. */
export interface PersonalIdentity {
  /** Civilité; 41 is unset (specification §3). */
  readonly civility: number;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty where none is known. */
  readonly phone: string;
}

/** What somebody says of their work, and how they came to know of the publisher; any of it may be empty. */
export interface PersonalInformation {
  readonly organisation: string;
  readonly jobTitle: string;
  readonly sector: string;
  readonly source: AcquisitionSource | null;
}

/** Another e-mail address that awaits the word of whoever reads its mail. */
export interface EmailChange {
  readonly email: string;
  /** Until when the link of the letter holds. */
  readonly expiresAt: Moment;
}

/** What the publisher knows of a person, as the person is told. */
export interface Profile {
  readonly identity: PersonalIdentity;
  /** `unknown`: a source that this version does not know. */
  readonly information: Omit<PersonalInformation, 'source'> & { readonly source: AcquisitionSource | 'unknown' | null };
  /** By which the person signs in. */
  readonly email: string;
  readonly emailChange: EmailChange | null;
}

/** What stands in the form of who somebody is: what was typed, else what the server has told. */
export function identityIn(typed: PersonalIdentity | null, { identity }: Profile): PersonalIdentity {
  return typed ?? identity;
}

/** What stands in the form of further information. A source that nobody knows is chosen again. */
export function informationIn(typed: PersonalInformation | null, { information }: Profile): PersonalInformation {
  const { source } = information;
  return typed ?? { ...information, source: source === 'unknown' ? null : source };
}

/** Another e-mail address, with the word of who knows the password. */
export interface EmailChangeRequest {
  readonly email: string;
  readonly presentPassword: string;
}

/** Another password, with the word of who knows the present one. */
export interface PasswordChange {
  readonly presentPassword: string;
  readonly password: string;
}

/** What came of a change that asks for the present password: refused where that is another, with the server's words. */
export type Guarded<Changed> =
  | { readonly kind: 'changed'; readonly received: Changed }
  | { readonly kind: 'refused'; readonly feedback: string };
