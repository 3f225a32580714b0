import { array, object, string, type } from 'superstruct';
import { arrayMin } from '../rules/array.ts';
import { oneCurrency } from '../rules/one-currency.ts';

/** Which invoices are paid together; that they are open is for the list to say that they are chosen from. */
export const invoiceChoiceForm = object({
  invoices: oneCurrency(arrayMin(array(type({ total: type({ currency: string() }) })), 1)),
});
