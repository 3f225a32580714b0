import type { Infer } from 'superstruct';
import { defaulted, enums, mask, nullable, object, string } from 'superstruct';
import { requestKinds } from '../../domain/contact.ts';
import { maxLength, line, oneOf, required, typedText } from '../rules/text.ts';

/** The longest message that the desk reads, and the longest number that it has given to anything. */
const LONGEST_MESSAGE = 4000;
const LONGEST_NUMBER = 60;

/** Form of a message to the desk. */
export const contactForm = object({
  kind: oneOf(requestKinds),
  /** Number of a subscription, invoice or order, as typed; may be empty. */
  about: maxLength(line(), LONGEST_NUMBER),
  remark: maxLength(required(string()), LONGEST_MESSAGE),
});

/** A message to the desk. The account provides its sender and the address for the answer. */
export type ContactMessage = Readonly<Infer<typeof contactForm>>;

/** The message as typed so far: part of the tab's draft. */
export const messageDraft = object({
  kind: defaulted(nullable(enums(requestKinds)), null),
  about: typedText(),
  remark: typedText(),
});

/** Counted up with `messageDraft`: version of the tab's draft. */
export const MESSAGE_VERSION = 1;

export type MessageDraft = Infer<typeof messageDraft>;

/** The typed message in a draft. */
export function typedMessage(draft: Partial<MessageDraft>): MessageDraft {
  return mask(draft, messageDraft);
}
