import { object } from 'superstruct';
import { emailAddress } from '../rules/email.ts';

/** Form that sends a copy of a receipt. */
export const receiptCopyForm = object({ email: emailAddress() });
