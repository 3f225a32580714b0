/** What asking for an account knows, and what each event changes. */
import type { Origin } from '../../domain/enumerations.ts';
import type { AccountRequest } from '../../domain/password.ts';
import type { Failure } from '../../failure.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import { judge } from '../../validation/form.ts';
import { newAccountForm } from '../../validation/forms/new-account.ts';
import { wayBack } from '../way-back.ts';
import type { CreateAccountDraft, NewAccountTyped } from './create-account.draft.ts';

export interface CreateAccountContext {
  /** What this tab remembers: what the person typed, and whether the letter has left. */
  readonly draft: CreateAccountDraft;
  /** Where the person goes when all is done; empty: nowhere in particular. */
  readonly redirect: string;
  /** By which door they come. */
  readonly origin: Origin;
  /** The letter was sent once more. */
  readonly isRepeated: boolean;
  readonly failure: Failure | null;
}

export interface CreateAccountInput extends FunnelInput<CreateAccountDraft> {
  readonly origin: Origin;
}

/** The beginning of a visit. */
export function begin({ draft, params, origin }: CreateAccountInput): CreateAccountContext {
  return { draft, redirect: wayBack(params), origin, isRepeated: false, failure: null };
}

/** The draft after something was typed: no letter has gone to what it says now. */
export function typed({ draft }: CreateAccountContext, change: Partial<NewAccountTyped>) {
  return { draft: { ...draft, ...change, sentTo: '' }, failure: null, isRepeated: false };
}

function personIn({ draft: { email, civility, firstName, lastName } }: CreateAccountContext) {
  return judge(newAccountForm, { email, civility, firstName, lastName }).valid;
}

/** Whether the rules of the form accept what is typed. */
export function isComplete(context: CreateAccountContext): boolean {
  return personIn(context) !== null;
}

/** What is sent. Throws where it is not complete: a chart's bug. */
export function requestOf(context: CreateAccountContext): AccountRequest {
  const person = personIn(context);
  if (!person) throw new Error('An account is asked for without what it needs');
  const { origin, redirect } = context;
  return { ...person, origin, redirect: redirect === '' ? null : redirect };
}
