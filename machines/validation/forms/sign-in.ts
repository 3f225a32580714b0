import { object, string } from 'superstruct';
import { emailAddress } from '../rules/email.ts';
import { maxLength, required } from '../rules/text.ts';

/** A password longer than this is not looked at: hashing it would only cost time. */
export const LONGEST_PASSWORD = 200;

/** What signing in asks for. */
export const signInForm = object({ email: emailAddress(), password: maxLength(required(string()), LONGEST_PASSWORD) });
