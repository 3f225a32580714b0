import { coerce, literal, object, refine, string } from 'superstruct';
import { refusalOf } from '../complaint.ts';
import { offerForm, readersComplaint } from './quote-request.ts';

const { publicationIds, licence, readers, months, currency } = offerForm.schema;

/** Nothing chosen yet is empty text to the rules. */
const unchosen = () => '';

/** A zero of each decimal system that keyboards of readers type; its digits follow it in Unicode. */
const ZEROS = ['٠', '۰', '०', '０'].map((zero) => zero.charCodeAt(0));

/** A text with its digits in ASCII. */
function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Digits, which blanks may group, with decimals after a point or comma; anything else is no number. */
function numberOf(text: string): number {
  const figures = asciiDigits(text).replaceAll(/\s/g, '').replace(',', '.');
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
