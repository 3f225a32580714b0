import { coerce, nullable, object, string, type } from 'superstruct';
import { acquisitionSources } from '../../domain/quote-request.ts';
import { emailAddress } from '../rules/email.ts';
import { civility, LONGEST_NAME, name } from '../rules/person.ts';
import { phone } from '../rules/phone.ts';
import { countryCode } from '../rules/postal-code.ts';
import { line, maxLength, oneOf } from '../rules/text.ts';
import { vatNumber, withVatPrefix } from '../rules/vat-number.ts';

/** Form of the person who requests a quote; the VAT number gets the prefix of its country. */
export const requesterForm = coerce(
  object({
    civility: civility(),
    firstName: name(),
    lastName: name(),
    organisation: name(),
    jobTitle: maxLength(line(), LONGEST_NAME),
    email: emailAddress(),
    phone: phone(maxLength(line(), 40)),
    country: countryCode(),
    vatNumber: vatNumber(line()),
    source: nullable(oneOf(acquisitionSources)),
  }),
  type({ country: string(), vatNumber: string() }),
  (typed) => ({ ...typed, vatNumber: withVatPrefix(typed.vatNumber, typed.country) }),
);
