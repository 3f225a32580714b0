/** The context of the contact page, and the change by each event. */
import { requestKindNamed } from '../../domain/contact.ts';
import type { Failure } from '../failure.ts';
import type { WithContext } from '../engine/action-params.ts';
import type { FunnelInput } from '../engine/funnel.ts';
import type { Routed } from '../engine/route.ts';
import { routeParams } from '../engine/route.ts';
import { idempotencyKey, nextAttempt } from '../shared/ordering/attempt.ts';
import { validate } from '../../validation/form.ts';
import type { ContactMessage, MessageDraft } from '../../validation/forms/contact.ts';
import { contactForm, typedMessage } from '../../validation/forms/contact.ts';
import type { ContactDraft } from './contact.draft.ts';
import { freshContact } from './contact.draft.ts';

/** The sender, from their account. */
export interface ContactSender {
  /** Display name; empty if unknown. */
  readonly name: string;
  readonly email: string;
}

export interface ContactContext {
  readonly draft: ContactDraft;
  readonly sender: ContactSender;
  /** The site has publications, of which a quote is requested online. */
  readonly hasCatalogue: boolean;
  readonly failure: Failure | null;
}

export interface ContactInput extends FunnelInput<ContactDraft> {
  readonly sender: ContactSender;
  readonly hasCatalogue: boolean;
}

/** The kind in the address, as unchecked text; may be missing. */
export function kindNamed({ event }: Routed) {
  return { kind: routeParams(event)['kind'] };
}

/** The message to send; `null` while a rule refuses a field. */
function validMessage(draft: ContactDraft): ContactMessage | null {
  return validate(contactForm, typedMessage(draft)).valid;
}

/** Whether the input passes all rules, hence may be sent. */
export function isComplete({ draft }: ContactContext): boolean {
  return validMessage(draft) !== null;
}

/** The draft after a change: another message, with its own key if the former one may have arrived. */
export function changed(draft: ContactDraft, typed: Partial<MessageDraft>) {
  return { draft: { ...(draft.submitted ? nextAttempt(draft) : draft), ...typed }, failure: null };
}

/** Takes the kind from a link; an unknown kind changes nothing. */
export function opened(draft: ContactDraft, named: string | undefined) {
  const kind = requestKindNamed(named);
  return kind === null || kind === draft.kind ? {} : changed(draft, { kind });
}

/** The message to send. Throws if it is incomplete: a bug of the chart. */
export function messageOf({
  context: { draft },
}: WithContext<ContactContext>): ContactMessage & { readonly key: string } {
  const message = validMessage(draft);
  if (!message) throw new Error('A message is sent that is not complete');
  return { key: idempotencyKey(draft), ...message };
}

/** The message was received: further input belongs to another one. */
export function finish({ seed, attempt, kind }: ContactDraft, reference: string) {
  if (kind === null) throw new Error('A message without a kind was sent');
  return { draft: { ...freshContact(seed, attempt + 1), receipt: { reference, kind } } };
}
