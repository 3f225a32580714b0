import { nullable, object } from 'superstruct';
import { acquisitionSources } from '../../domain/quote-request.ts';
import { LONGEST_VAT_NUMBER } from '../../domain/vat.ts';
import { emailAddress } from '../rules/email.ts';
import { civility, LONGEST_NAME, name, phone } from '../rules/person.ts';
import { countryCode } from '../rules/postal-code.ts';
import { line, maxLength, oneOf } from '../rules/text.ts';

/**
 * Form of the person who requests a quote. The server alone verifies the VAT number and completes its prefix: the tables of all
 * countries would otherwise be in the page.
 */
export const requesterForm = object({
  civility: civility(),
  firstName: name(),
  lastName: name(),
  organisation: name(),
  jobTitle: maxLength(line(), LONGEST_NAME),
  email: emailAddress(),
  phone: phone(maxLength(line(), 40)),
  country: countryCode(),
  vatNumber: maxLength(line(), LONGEST_VAT_NUMBER),
  source: nullable(oneOf(acquisitionSources)),
});
