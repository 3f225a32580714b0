import { nullable, object, optional } from 'superstruct';
import { countryCode, postalCode } from '../rules/postal-code.ts';
import { region } from '../rules/region.ts';
import { maxLength, line, required } from '../rules/text.ts';

/** The longest line of an address (NF Z 10-011 has 38 characters a line; the names of ministries exceed 100). */
const LONGEST_LINE = 255;

const optionalLine = () => maxLength(line(), LONGEST_LINE);
const requiredLine = () => maxLength(required(line()), LONGEST_LINE);

/** A postal address, the country first: whether there must be a postal code or a region depends on it. */
export const addressForm = region(
  postalCode(
    object({
      country: countryCode(),
      organisation: optionalLine(),
      recipient: requiredLine(),
      street: requiredLine(),
      complement: optionalLine(),
      postalCode: maxLength(line(), 20),
      city: requiredLine(),
      region: optional(nullable(optionalLine())),
    }),
    { country: 'country', postalCode: 'postalCode' },
  ),
  'country',
);

/** An address that is to be kept. */
export const keptAddressForm = object({ address: addressForm });
