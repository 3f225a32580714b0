import { object, string } from 'superstruct';
import { emailAddress } from '../rules/email.ts';
import { maxLength } from '../rules/length.ts';
import { required } from '../rules/required.ts';

/** The longest message that the office reads. */
const LONGEST_MESSAGE = 4000;

/** What asking the office a question asks for. */
export const helpForm = object({ message: maxLength(required(string()), LONGEST_MESSAGE), email: emailAddress() });
