import type { Infer } from 'superstruct';
import { boolean, enums, integer, nullable, object, string } from 'superstruct';
import type { RequestKind } from '../../domain/contact.ts';
import { requestKinds } from '../../domain/contact.ts';
import type { DraftRules } from '../engine/funnel.ts';
import { MESSAGE_VERSION, messageDraft, typedMessage } from '../../validation/forms/contact.ts';

/** The tab's draft of a message to the customer service. */
export const contactDraft = object({
  /** Random text (at least 122 bits) that makes this tab's idempotency keys unique. */
  seed: string(),
  /** Number of the message; part of the key: a changed message has a new number. */
  attempt: integer(),
  /** The message was sent under the present key; even after a failure it may have arrived. */
  submitted: boolean(),
  ...messageDraft.schema,
  /** The latest received message; `null` once another is begun. */
  receipt: nullable(object({ reference: string(), kind: enums(requestKinds) })),
});

export type ContactDraft = Infer<typeof contactDraft>;

export type ContactReceipt = NonNullable<ContactDraft['receipt']>;

/** The draft of a fresh visit. */
export function freshContact(seed: string, attempt = 1, kind: RequestKind | null = null): ContactDraft {
  return { seed, attempt, submitted: false, ...typedMessage({ kind }), receipt: null };
}

/** One day, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const contactDraftRules: DraftRules<ContactDraft> = {
  version: MESSAGE_VERSION,
  struct: contactDraft,
  lifetime: LIFETIME,
};
