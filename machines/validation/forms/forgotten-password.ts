import { object } from 'superstruct';
import { emailAddress } from '../rules/email.ts';

/** Form of the request for another password. */
export const forgottenPasswordForm = object({ email: emailAddress() });
