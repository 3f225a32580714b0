import { object, string } from 'superstruct';
import { emailAddress } from '../rules/email.ts';
import { maxLength, required } from '../rules/text.ts';

/** Maximum length of a message, in characters. */
const LONGEST_MESSAGE = 4000;

/** Form of a question to the office. */
export const helpForm = object({ message: maxLength(required(string()), LONGEST_MESSAGE), email: emailAddress() });
