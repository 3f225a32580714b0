/** What the page of messages to the desk knows, and what each event changes. */
import type { ContactMessage } from '../domain/contact.ts';
import { requestKindNamed } from '../domain/contact.ts';
import type { Failure } from '../failure.ts';
import type { Asked } from '../engine/action-params.ts';
import type { FunnelInput } from '../engine/funnel.ts';
import type { Routed } from '../engine/route.ts';
import { routeParams } from '../engine/route.ts';
import { idempotencyKey, nextAttempt } from '../shared/ordering/attempt.ts';
import { judge } from '../validation/form.ts';
import { contactForm } from '../validation/forms/contact.ts';
import type { ContactDraft, ContactTyped } from './contact.draft.ts';
import { freshContact } from './contact.draft.ts';

/** Who writes, as their account knows them. */
export interface ContactSender {
  /** As it is shown; empty where nobody knows it. */
  readonly name: string;
  readonly email: string;
}

export interface ContactContext {
  readonly draft: ContactDraft;
  readonly sender: ContactSender;
  readonly failure: Failure | null;
}

export interface ContactInput extends FunnelInput<ContactDraft> {
  readonly sender: ContactSender;
}

/** The kind that an address names, as text; none, or any. */
export function kindNamed({ event }: Routed) {
  return { kind: routeParams(event)['kind'] };
}

/** Whether what is typed keeps every rule, and so may be sent. */
export function isComplete({ draft: { kind, about, remark } }: ContactContext): boolean {
  return judge(contactForm, { kind, about, remark }).valid !== null;
}

/** The draft after a change: another message, with a key of its own where the former one may have arrived. */
export function changed(draft: ContactDraft, typed: ContactTyped) {
  return { draft: { ...(draft.submitted ? nextAttempt(draft) : draft), ...typed }, failure: null };
}

/** What a link changes that says what it is about. One that was not chosen from the list changes nothing. */
export function opened(draft: ContactDraft, named: string | undefined) {
  const kind = requestKindNamed(named);
  const { about, remark } = draft;
  return kind === null || kind === draft.kind ? {} : changed(draft, { kind, about, remark });
}

/** What is sent. Throws where it is not complete: a chart's bug. */
export function messageOf({ context: { draft } }: Asked<ContactContext>): {
  readonly key: string;
  readonly message: ContactMessage;
} {
  const { kind, about, remark } = draft;
  if (kind === null) throw new Error('A message is sent of which nobody knows what it is about');
  return { key: idempotencyKey(draft), message: { kind, about, remark } };
}

/** The message has arrived: what is typed from now on is another one. */
export function finish({ seed, attempt, kind }: ContactDraft, reference: string) {
  if (kind === null) throw new Error('A message was sent of which nobody knows what it is about');
  return { draft: { ...freshContact(seed, attempt + 1), receipt: { reference, kind } } };
}
