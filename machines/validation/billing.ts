import { object } from 'superstruct';
import { addressForm } from './address.ts';
import { line } from './line.ts';
import { purchaseOrder } from './purchase-order.ts';
import { vatNumber } from './vat-number.ts';

/** To whom something is invoiced. */
export const billingForm = object({
  address: addressForm,
  vatNumber: vatNumber(line()),
  purchaseOrder: purchaseOrder(),
});
