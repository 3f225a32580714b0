import { object, string } from 'superstruct';
import { requestKinds } from '../../domain/contact.ts';
import { maxLength, line, oneOf, required } from '../rules/text.ts';

/** The longest message that the desk reads, and the longest number that it has given to anything. */
const LONGEST_MESSAGE = 4000;
const LONGEST_NUMBER = 60;

/** Form of a message to the desk. */
export const contactForm = object({
  kind: oneOf(requestKinds),
  about: maxLength(line(), LONGEST_NUMBER),
  remark: maxLength(required(string()), LONGEST_MESSAGE),
});
