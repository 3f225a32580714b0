import { object } from 'superstruct';
import type { HelpRequest } from '../../machines/domain/checkout.ts';
import { helpForm } from '../../machines/validation/forms/help.ts';
import { MOST_INVOICES } from './checkout.ts';
import { codec } from './codec.ts';
import { identifier } from './scalars.ts';
import { sizedArray } from './sized-lists.ts';

/** A question about invoices, for the office. */
export const helpRequestCodec = codec(
  object({
    factureIIds: sizedArray(identifier(), 0, MOST_INVOICES),
    message: helpForm.schema.message,
    email: helpForm.schema.email,
  }),
  {
    decode: ({ factureIIds, message, email }): HelpRequest => ({ invoiceIds: factureIIds, message, email }),
    encode: ({ invoiceIds, message, email }) => ({ factureIIds: [...invoiceIds], message, email }),
  },
);
