import { object } from 'superstruct';
import type { ReceiptCopyRequest } from '../../machines/domain/checkout.ts';
import { receiptCopyForm } from '../../machines/validation/forms/receipt-copy.ts';
import { codec } from './codec.ts';
import { referenceText } from './scalars.ts';

/** A copy of the receipt of a payment, for whom the caller says. */
export const receiptCopyCodec = codec(object({ referencePaiement: referenceText(), ...receiptCopyForm.schema }), {
  decode: ({ referencePaiement, email }): ReceiptCopyRequest => ({ reference: referencePaiement, email }),
  encode: ({ reference, email }) => ({ referencePaiement: reference, email }),
});
