/** The context of the request for an account, and the change by each event. */
import type { Origin } from '../../../domain/enumerations.ts';
import type { AccountRequest } from '../../../domain/password.ts';
import type { Failure } from '../../failure.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import { validate } from '../../../validation/form.ts';
import { newAccountForm } from '../../../validation/forms/auth.ts';
import { wayBack } from '../return-path.ts';
import type { CreateAccountDraft, NewAccountTyped } from './create-account.draft.ts';

export interface CreateAccountContext {
  /** The tab's draft: the person's input, and the recipient of the email. */
  readonly draft: CreateAccountDraft;
  /** Redirect at the end; empty for none. */
  readonly redirect: string;
  /** Entry point of the visitor. */
  readonly origin: Origin;
  /** The email was sent again. */
  readonly isRepeated: boolean;
  readonly failure: Failure | null;
}

export interface CreateAccountInput extends FunnelInput<CreateAccountDraft> {
  readonly origin: Origin;
}

/** The context at the start of a visit. */
export function begin({ draft, params, origin }: CreateAccountInput): CreateAccountContext {
  return { draft, redirect: wayBack(params), origin, isRepeated: false, failure: null };
}

/** The draft after input: no email was sent for it. */
export function typed({ draft }: CreateAccountContext, change: Partial<NewAccountTyped>) {
  return { draft: { ...draft, ...change, sentTo: '' }, failure: null, isRepeated: false };
}

function personIn({ draft: { email, civility, firstName, lastName } }: CreateAccountContext) {
  return validate(newAccountForm, { email, civility, firstName, lastName }).valid;
}

/** Whether the input passes the rules of the form. */
export function isComplete(context: CreateAccountContext): boolean {
  return personIn(context) !== null;
}

/** The request to send. Throws if it is incomplete: a bug of the chart. */
export function requestOf(context: CreateAccountContext): AccountRequest {
  const person = personIn(context);
  if (!person) throw new Error('An account is asked for without what it needs');
  const { origin, redirect } = context;
  return { ...person, origin, redirect: redirect === '' ? null : redirect };
}
