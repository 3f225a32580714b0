import { object, string } from 'superstruct';
import { maxLength, minLength, required } from '../rules/text.ts';
import { LONGEST_PASSWORD } from './sign-in.ts';

/** A password has at least so many characters. How easy one is to guess only the server tells: it has the lists. */
export const SHORTEST_PASSWORD = 10;

/** What choosing a password asks for. */
export const newPasswordForm = object({
  password: minLength(maxLength(required(string()), LONGEST_PASSWORD), SHORTEST_PASSWORD),
});
