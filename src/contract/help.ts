import { array, object, size } from 'superstruct';
import type { HelpRequest } from '../../machines/domain/checkout.ts';
import { MOST_INVOICES } from './checkout.ts';
import { codec } from './codec.ts';
import { emailText, identifier, requiredText } from './field-errors.ts';

/** The longest message that the office reads. */
const LONGEST_MESSAGE = 4000;

/** A question about invoices, for the office. */
export const helpRequestCodec = codec(
  object({
    factureIIds: size(array(identifier()), 0, MOST_INVOICES),
    message: requiredText(LONGEST_MESSAGE),
    email: emailText(),
  }),
  {
    decode: ({ factureIIds, message, email }): HelpRequest => ({ invoiceIds: factureIIds, message, email }),
    encode: ({ invoiceIds, message, email }) => ({ factureIIds: [...invoiceIds], message, email }),
  },
);
