import { coerce, object, string, type } from 'superstruct';
import { addressForm } from './address.ts';
import { line } from '../rules/text.ts';
import { purchaseOrder } from '../rules/purchase-order.ts';
import { vatNumber, withVatPrefix } from '../rules/vat-number.ts';

/** Form of the recipient of an invoice; the VAT number gets the prefix of its country. */
export const billingForm = coerce(
  object({
    address: addressForm,
    vatNumber: vatNumber(line()),
    purchaseOrder: purchaseOrder(),
  }),
  type({ address: type({ country: string() }), vatNumber: string() }),
  (typed) => ({ ...typed, vatNumber: withVatPrefix(typed.vatNumber, typed.address.country) }),
);
