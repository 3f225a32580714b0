import { integer, object, string } from 'superstruct';
import { countryCode } from '../rules/country.ts';
import { maxLength } from '../rules/length.ts';
import { line } from '../rules/line.ts';
import { postalCode } from '../rules/postal-code.ts';
import { required } from '../rules/required.ts';

/** The longest line of an address (NF Z 10-011 has 38 characters a line; other countries more). */
const LONGEST_LINE = 100;

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

const typed = {
  organisation: string(),
  recipient: string(),
  street: string(),
  complement: string(),
  postalCode: string(),
  city: string(),
  country: string(),
};

/** An address as a person is typing it: nothing need be there, and nothing need be right. Part of a funnel's draft. */
export const typedAddress = object(typed);

/** A kept address that was chosen; part of a funnel's draft, so that it is there before the address book is. */
export const chosenAddress = object({ id: integer(), ...typed });
