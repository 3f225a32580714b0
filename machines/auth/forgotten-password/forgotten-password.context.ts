/** What a forgotten password knows, and what each event changes. */
import type { PasswordRequest } from '../../domain/password.ts';
import type { Failure } from '../../failure.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import { judge } from '../../validation/form.ts';
import { forgottenPasswordForm } from '../../validation/forms/forgotten-password.ts';
import { wayBack } from '../way-back.ts';
import type { ForgottenPasswordDraft, ForgottenTyped } from './forgotten-password.draft.ts';

export interface ForgottenPasswordContext {
  /** What this tab remembers: what the person typed, and whether the letter has left. */
  readonly draft: ForgottenPasswordDraft;
  /** Where the person goes when all is done; empty: nowhere in particular. */
  readonly redirect: string;
  /** The letter was sent once more. */
  readonly isRepeated: boolean;
  readonly failure: Failure | null;
}

/** The beginning of a visit. */
export function begin({ draft, params }: FunnelInput<ForgottenPasswordDraft>): ForgottenPasswordContext {
  return { draft, redirect: wayBack(params), isRepeated: false, failure: null };
}

/** The draft after something was typed: no letter has gone to what it says now. */
export function typed({ draft }: ForgottenPasswordContext, change: Partial<ForgottenTyped>) {
  return { draft: { ...draft, ...change, sentTo: '' }, failure: null, isRepeated: false };
}

function addressIn({ draft: { email } }: ForgottenPasswordContext) {
  return judge(forgottenPasswordForm, { email }).valid;
}

/** Whether the rules of the form accept what is typed. */
export function isComplete(context: ForgottenPasswordContext): boolean {
  return addressIn(context) !== null;
}

/** What is sent. Throws where it is not complete: a chart's bug. */
export function requestOf(context: ForgottenPasswordContext): PasswordRequest {
  const address = addressIn(context);
  if (!address) throw new Error('Another password is asked for without an address');
  return { ...address, redirect: context.redirect === '' ? null : context.redirect };
}
