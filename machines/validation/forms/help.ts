import { object, string } from 'superstruct';
import { emailAddress } from '../rules/email.ts';
import { maxLength, required } from '../rules/text.ts';

/** The longest message that the office reads. */
const LONGEST_MESSAGE = 4000;

/** What asking the office a question asks for. */
export const helpForm = object({ message: maxLength(required(string()), LONGEST_MESSAGE), email: emailAddress() });
