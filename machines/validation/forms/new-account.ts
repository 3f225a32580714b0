import { object } from 'superstruct';
import { emailAddress } from '../rules/email.ts';
import { civility, name } from '../rules/person.ts';

/** A request for an account: its emailed link sets the password later. */
export const newAccountForm = object({
  email: emailAddress(),
  civility: civility(),
  firstName: name(),
  lastName: name(),
});
