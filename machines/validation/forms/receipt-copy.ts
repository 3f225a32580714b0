import { object } from 'superstruct';
import { emailAddress } from '../rules/email.ts';

/** What sending a copy of a receipt asks for. */
export const receiptCopyForm = object({ email: emailAddress() });
