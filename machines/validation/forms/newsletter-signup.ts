import { array, object, string } from 'superstruct';
import { arrayMax, arrayMin } from '../rules/array.ts';
import { emailAddress } from '../rules/email.ts';

/** More than any publisher sends. */
export const MOST_NEWSLETTERS = 100;

/** What newsletters are asked for with: which of them, by the name that each has (`newsletterId`), and where they go. */
export const newsletterSignupForm = object({
  newsletters: arrayMax(arrayMin(array(string()), 1), MOST_NEWSLETTERS),
  email: emailAddress(),
});
