import { object, string } from 'superstruct';
import { emailAddress } from '../rules/email.ts';
import { maxLength, required } from '../rules/text.ts';

/** Longer passwords are refused unread: hashing them would only cost time. */
export const LONGEST_PASSWORD = 200;

export const signInForm = object({ email: emailAddress(), password: maxLength(required(string()), LONGEST_PASSWORD) });
