import { object, string } from 'superstruct';
import { maxLength, minLength, required } from '../rules/text.ts';
import { LONGEST_PASSWORD } from './sign-in.ts';

/** Minimum number of characters. Only the server judges how easy a password is to guess: it has the lists. */
export const SHORTEST_PASSWORD = 10;

export const newPasswordForm = object({
  password: minLength(maxLength(required(string()), LONGEST_PASSWORD), SHORTEST_PASSWORD),
});
