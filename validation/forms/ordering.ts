import { object, string } from 'superstruct';
import { emailAddress } from '../rules/email.ts';
import { agreed, maxLength, required, oneOf } from '../rules/text.ts';
import { paymentMethods } from '../../domain/payment.ts';

/** Form that sends a copy of a receipt. */
export const receiptCopyForm = object({ email: emailAddress() });

/** Maximum length of a message, in characters. */
const LONGEST_MESSAGE = 4000;

/** Form of a question to the office. */
export const helpForm = object({ message: maxLength(required(string()), LONGEST_MESSAGE), email: emailAddress() });

/** The choice of a payment method. */
export const paymentMethodForm = object({ method: oneOf(paymentMethods) });

/** Consent to the terms of sale, given on the page; only the acceptance itself is sent. */
export const agreementForm = object({ hasAgreed: agreed() });

/** An order that is placed together with its payment. */
export const purchaseForm = object({ ...paymentMethodForm.schema, ...agreementForm.schema });
