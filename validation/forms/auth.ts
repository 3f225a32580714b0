import { object, string } from 'superstruct';
import { emailAddress } from '../rules/email.ts';
import { civility, name } from '../rules/person.ts';
import { maxLength, minLength, required } from '../rules/text.ts';
import { LONGEST_PASSWORD } from './sign-in.ts';

/** Form of the request for another password. */
export const forgottenPasswordForm = object({ email: emailAddress() });

/** A request for an account: its emailed link sets the password later. */
export const newAccountForm = object({
  email: emailAddress(),
  civility: civility(),
  firstName: name(),
  lastName: name(),
});

/** Minimum number of characters. Only the server judges how easy a password is to guess: it has the lists. */
export const SHORTEST_PASSWORD = 10;

export const newPasswordForm = object({
  password: minLength(maxLength(required(string()), LONGEST_PASSWORD), SHORTEST_PASSWORD),
});
