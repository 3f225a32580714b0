import { array, object, string } from 'superstruct';
import { arrayMax, arrayMin } from '../rules/array.ts';
import { emailAddress } from '../rules/email.ts';

/** More than any publisher sends. */
export const MOST_NEWSLETTERS = 100;

/** Form for newsletters: the email address that receives them, and their names (`newsletterId`). */
export const newsletterSignupForm = object({
  email: emailAddress(),
  newsletters: arrayMax(arrayMin(array(string()), 1), MOST_NEWSLETTERS),
});
