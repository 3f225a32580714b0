/** The context of the password reset request, and the change by each event. */
import type { PasswordRequest } from '../../../domain/password.ts';
import type { Failure } from '../../failure.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import { validate } from '../../../validation/form.ts';
import { forgottenPasswordForm } from '../../../validation/forms/auth.ts';
import { wayBack } from '../return-path.ts';
import type { ForgottenPasswordDraft, ForgottenTyped } from './forgotten-password.draft.ts';

export interface ForgottenPasswordContext {
  /** The tab's draft: the person's input, and the recipient of the email. */
  readonly draft: ForgottenPasswordDraft;
  /** Redirect at the end; empty for none. */
  readonly redirect: string;
  /** The email was sent again. */
  readonly isRepeated: boolean;
  readonly failure: Failure | null;
}

/** The context at the start of a visit. */
export function begin({ draft, params }: FunnelInput<ForgottenPasswordDraft>): ForgottenPasswordContext {
  return { draft, redirect: wayBack(params), isRepeated: false, failure: null };
}

/** The draft after input: no email was sent for it. */
export function typed({ draft }: ForgottenPasswordContext, change: Partial<ForgottenTyped>) {
  return { draft: { ...draft, ...change, sentTo: '' }, failure: null, isRepeated: false };
}

function addressIn({ draft: { email } }: ForgottenPasswordContext) {
  return validate(forgottenPasswordForm, { email }).valid;
}

/** Whether the input passes the rules of the form. */
export function isComplete(context: ForgottenPasswordContext): boolean {
  return addressIn(context) !== null;
}

/** The request to send. Throws if it is incomplete: a bug of the chart. */
export function requestOf(context: ForgottenPasswordContext): PasswordRequest {
  const address = addressIn(context);
  if (!address) throw new Error('Another password is asked for without an address');
  return { ...address, redirect: context.redirect === '' ? null : context.redirect };
}
