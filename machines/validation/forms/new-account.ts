import { object } from 'superstruct';
import { emailAddress } from '../rules/email.ts';
import { civility, name } from '../rules/person.ts';

/** What an account is asked for with: the password is chosen by whoever reads the address's mail. */
export const newAccountForm = object({
  email: emailAddress(),
  civility: civility(),
  firstName: name(),
  lastName: name(),
});
