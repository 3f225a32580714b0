import type { Infer } from 'superstruct';
import { boolean, enums, integer, nullable, object, string } from 'superstruct';
import type { RequestKind } from '../domain/contact.ts';
import { requestKinds } from '../domain/contact.ts';
import type { DraftRules } from '../engine/funnel.ts';

/** What a tab remembers of a message to the desk. */
export const contactDraft = object({
  /** Random text (at least 122 bits) that makes this tab's idempotency keys its own. */
  seed: string(),
  /** Counts messages; part of the key: one that was changed is another one. */
  attempt: integer(),
  /** The message went out under the present key, and may have arrived whatever was answered. */
  submitted: boolean(),
  /** `null` before one is chosen. */
  kind: nullable(enums(requestKinds)),
  about: string(),
  remark: string(),
  /** The latest message that arrived; `null` once another is begun. */
  receipt: nullable(object({ reference: string(), kind: enums(requestKinds) })),
});

export type ContactDraft = Infer<typeof contactDraft>;

/** What a person types of a message. */
export type ContactTyped = Pick<ContactDraft, 'kind' | 'about' | 'remark'>;

export type ContactReceipt = NonNullable<ContactDraft['receipt']>;

/** The draft of a visit that remembers nothing. */
export function freshContact(seed: string, attempt = 1, kind: RequestKind | null = null): ContactDraft {
  return { seed, attempt, submitted: false, kind, about: '', remark: '', receipt: null };
}

/** A day. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const contactDraftRules: DraftRules<ContactDraft> = { version: 1, struct: contactDraft, lifetime: LIFETIME };
