import { object } from 'superstruct';
import { paymentMethods } from '../../domain/payment.ts';
import { oneOf } from '../rules/one-of.ts';

/** How somebody pays. */
export const paymentMethodForm = object({ method: oneOf(paymentMethods) });
