import type { Infer } from 'superstruct';
import { object } from 'superstruct';
import type { HelpRequest } from '../../machines/domain/checkout.ts';
import { helpForm } from '../../machines/validation/forms/help.ts';
import { MOST_INVOICES } from './checkout.ts';
import { codec } from './codec.ts';
import { identifier } from './scalars.ts';
import { sizedArray } from './sized-lists.ts';
import type { WireNames } from './wire-names.ts';

const question = object({
  factureIIds: sizedArray(identifier(), 0, MOST_INVOICES),
  message: helpForm.schema.message,
  email: helpForm.schema.email,
});

/** Wire names of a question. */
export const helpNames = { message: 'message', email: 'email' } as const satisfies WireNames<
  Infer<typeof helpForm>,
  keyof Infer<typeof question>
>;

/** A question about invoices, for the office. */
export const helpRequestCodec = codec(question, {
  decode: ({ factureIIds, message, email }): HelpRequest => ({ invoiceIds: factureIIds, message, email }),
  encode: ({ invoiceIds, message, email }) => ({ factureIIds: [...invoiceIds], message, email }),
});
