import { object } from 'superstruct';
import { paymentMethods } from '../../domain/payment.ts';
import { oneOf } from '../rules/text.ts';

/** The choice of a payment method. */
export const paymentMethodForm = object({ method: oneOf(paymentMethods) });
