import { array, define, object } from 'superstruct';
import { MOST_INVOICES } from '../../domain/checkout.ts';
import { arrayMax, arrayMin } from '../rules/array.ts';
import type { Payable } from '../rules/number.ts';
import { oneCurrency } from '../rules/number.ts';

/** Taken as it is: copied field by field, as a struct of fields would, a thousand invoices are felt on a phone. */
const payable = define<Payable>(
  'payable',
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'total' in value &&
    typeof value.total === 'object' &&
    value.total !== null &&
    'currency' in value.total &&
    typeof value.total.currency === 'string',
);

/** Which invoices are paid together; that they are open is for the list to say that they are chosen from. */
export const invoiceChoiceForm = object({
  invoices: oneCurrency(arrayMax(arrayMin(array(payable), 1), MOST_INVOICES)),
});
