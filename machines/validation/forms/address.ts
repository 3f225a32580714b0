import { object } from 'superstruct';
import { countryCode, postalCode } from '../rules/postal-code.ts';
import { maxLength, line, required } from '../rules/text.ts';

/** The longest line of an address (NF Z 10-011 has 38 characters a line; the names of ministries exceed 100). */
const LONGEST_LINE = 255;

const optionalLine = () => maxLength(line(), LONGEST_LINE);
const requiredLine = () => maxLength(required(line()), LONGEST_LINE);

/** A postal address, the country first: whether there must be a postal code depends on it. */
export const addressForm = postalCode(
  object({
    country: countryCode(),
    organisation: optionalLine(),
    recipient: requiredLine(),
    street: requiredLine(),
    complement: optionalLine(),
    postalCode: maxLength(line(), 20),
    city: requiredLine(),
  }),
  { country: 'country', postalCode: 'postalCode' },
);

/** An address that is to be kept. */
export const keptAddressForm = object({ address: addressForm });
