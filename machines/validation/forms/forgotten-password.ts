import { object } from 'superstruct';
import { emailAddress } from '../rules/email.ts';

/** What choosing another password is asked for with. */
export const forgottenPasswordForm = object({ email: emailAddress() });
