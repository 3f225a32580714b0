import type { Infer } from 'superstruct';
import { object } from 'superstruct';
import type { ReceiptCopyRequest } from '../../machines/domain/checkout.ts';
import { receiptCopyForm } from '../../machines/validation/forms/receipt-copy.ts';
import { codec } from './codec.ts';
import { referenceText } from './scalars.ts';
import type { WireNames } from './wire-names.ts';

const copie = object({ referencePaiement: referenceText(), email: receiptCopyForm.schema.email });

/** Wire names of a copy. */
export const receiptCopyNames = { email: 'email' } as const satisfies WireNames<
  Infer<typeof receiptCopyForm>,
  keyof Infer<typeof copie>
>;

/** A copy of the receipt of a payment, for whom the caller says. */
export const receiptCopyCodec = codec(copie, {
  decode: ({ referencePaiement, email }): ReceiptCopyRequest => ({ reference: referencePaiement, email }),
  encode: ({ reference, email }) => ({ referencePaiement: reference, email }),
});
