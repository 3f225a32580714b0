import { object } from 'superstruct';
import { addressForm } from './address.ts';
import { line } from '../rules/text.ts';
import { purchaseOrder } from '../rules/purchase-order.ts';
import { vatNumber } from '../rules/vat-number.ts';

/** Form of the recipient of an invoice. */
export const billingForm = object({
  address: addressForm,
  vatNumber: vatNumber(line()),
  purchaseOrder: purchaseOrder(),
});
