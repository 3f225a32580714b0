import { array, object, string } from 'superstruct';
import { arrayMax, arrayMin } from '../rules/array.ts';
import { emailAddress } from '../rules/email.ts';

/** More than any publisher sends. */
export const MOST_NEWSLETTERS = 100;

/** Form for newsletters: their names (`newsletterId`), and the email address that receives them. */
export const newsletterSignupForm = object({
  newsletters: arrayMax(arrayMin(array(string()), 1), MOST_NEWSLETTERS),
  email: emailAddress(),
});
