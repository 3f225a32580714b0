import type { Struct } from 'superstruct';
import { array, define, nullable, object } from 'superstruct';
import { durations, licenceTypes, MOST_READERS, mostReaders, priceCurrencies } from '../../domain/catalogue.ts';
import type { LicenceType } from '../../domain/catalogue.ts';
import { acquisitionSources } from '../../domain/quote-request.ts';
import { arrayMax, arrayMin } from '../rules/array.ts';
import type { Complaint } from '../complaint.ts';
import { emailAddress } from '../rules/email.ts';
import { maxLength } from '../rules/length.ts';
import { line } from '../rules/line.ts';
import { countryCode } from '../rules/country.ts';
import { integer, max, min, numeric } from '../rules/number.ts';
import { oneOf } from '../rules/one-of.ts';
import { civility, LONGEST_NAME, name } from '../rules/person.ts';
import { phone } from '../rules/phone.ts';

/** More publications than this are not asked for at once. */
export const MOST_PUBLICATIONS = 50;

function publicationId(): Struct<number, null> {
  return define<number>('publicationId', (value) => Number.isSafeInteger(value) && Number(value) > 0);
}

/** What is asked for. How many readers a licence may have is `readersComplaint`'s to say. */
export const offerForm = object({
  publicationIds: arrayMax(arrayMin(array(publicationId()), 1), MOST_PUBLICATIONS),
  licence: oneOf(licenceTypes),
  readers: max(min(integer(numeric()), 1), MOST_READERS),
  months: oneOf(durations),
  currency: oneOf(priceCurrencies),
});

/** What speaks against so many readers on a licence; `null` where nothing does. */
export function readersComplaint(licence: LicenceType, readers: number): Complaint | null {
  const most = mostReaders(licence);
  return readers <= most ? null : { code: 'max', values: { max: most } };
}

/** Who asks for a quote. */
export const requesterForm = object({
  civility: civility(),
  firstName: name(),
  lastName: name(),
  organisation: name(),
  jobTitle: maxLength(line(), LONGEST_NAME),
  email: emailAddress(),
  phone: phone(maxLength(line(), 40)),
  country: countryCode(),
  source: nullable(oneOf(acquisitionSources)),
});
