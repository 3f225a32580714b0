import { coerce, literal, object, refine, string } from 'superstruct';
import { refusalOf } from '../complaint.ts';
import { offerForm, readersComplaint } from './quote-request.ts';

const { publicationIds, licence, readers, months, currency } = offerForm.schema;

/** Nothing chosen yet is empty text to the rules. */
const unchosen = () => '';

/** Figures, which blanks may group, with decimals after a point or comma; anything else is no number. */
function numberOf(text: string): number {
  const figures = text.replaceAll(/\s/g, '').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(figures) ? Number(figures) : Number.NaN;
}

/** An offer as it stands in a form: readers as typed text, what is not chosen yet `null`. */
export const typedOfferForm = refine(
  object({
    publicationIds,
    licence: coerce(licence, literal(null), unchosen),
    readers: coerce(readers, string(), numberOf),
    months: coerce(months, literal(null), unchosen),
    currency: coerce(currency, literal(null), unchosen),
  }),
  'readers',
  (offer, context) => {
    const complaint = readersComplaint(offer.licence, offer.readers);
    return complaint === null || refusalOf('readers', complaint, context);
  },
);
