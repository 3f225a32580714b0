/** What choosing a password knows; the password itself goes to the server with its event, and is kept nowhere. */
import type { PasswordLink, PasswordLinkAnswer } from '../../domain/password.ts';
import type { Failure } from '../../failure.ts';
import type { PageInput } from '../../engine/funnel.ts';
import { wayBack } from '../way-back.ts';

export interface NewPasswordContext {
  /** What the letter's link opens; `null` before it is known, and where it opens nothing. */
  readonly link: PasswordLink | null;
  /** Where the person goes when all is done; empty: nowhere in particular. */
  readonly redirect: string;
  /** A password was sent: it may have been kept although no answer came. */
  readonly isTried: boolean;
  readonly failure: Failure | null;
}

/** The beginning of a visit. */
export function begin({ params }: PageInput): NewPasswordContext {
  return { link: null, redirect: wayBack(params), isTried: false, failure: null };
}

/** What the link opens. */
export function keepLink(answer: PasswordLinkAnswer): Partial<NewPasswordContext> {
  return { link: answer.kind === 'open' ? answer.link : null, failure: null };
}
