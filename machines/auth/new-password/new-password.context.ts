/**
 * The context of the form that sets a password; the event sends the password to the server, and no context contains it.
 */
import type { PasswordLink, PasswordLinkAnswer } from '../../../domain/password.ts';
import type { Failure } from '../../failure.ts';
import type { PageInput } from '../../engine/funnel.ts';
import { wayBack } from '../return-path.ts';

export interface NewPasswordContext {
  /** The content of the emailed link; `null` before it is read, and if it is invalid. */
  readonly link: PasswordLink | null;
  /** Redirect at the end; empty for none. */
  readonly redirect: string;
  /** A password was sent: it may have been saved although the answer was lost. */
  readonly isTried: boolean;
  readonly failure: Failure | null;
}

/** The context at the start of a visit. */
export function begin({ params }: PageInput): NewPasswordContext {
  return { link: null, redirect: wayBack(params), isTried: false, failure: null };
}

/** Takes the content of the link. */
export function keepLink(answer: PasswordLinkAnswer): Partial<NewPasswordContext> {
  return { link: answer.kind === 'open' ? answer.link : null, failure: null };
}
