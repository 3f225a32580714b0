import { define, integer, object, string } from 'superstruct';
import { refusal } from '../complaint.ts';
import { maxLength } from '../rules/length.ts';
import { line } from '../rules/line.ts';
import { postalCode } from '../rules/postal-code.ts';
import { required } from '../rules/required.ts';

/** The longest line of an address (NF Z 10-011 has 38 characters a line; other countries more). */
const LONGEST_LINE = 100;

const optionalLine = () => maxLength(line(), LONGEST_LINE);
const requiredLine = () => maxLength(required(line()), LONGEST_LINE);

/** An ISO 3166 code; empty text is no choice yet. */
export function countryCode() {
  return define<string>('country', (value) =>
    value === '' ? refusal({ code: 'required' }) : typeof value === 'string' && /^[A-Z]{2}$/.test(value),
  );
}

/** A postal address; whether it needs a postal code depends on the country. */
export const addressForm = postalCode(
  object({
    organisation: optionalLine(),
    recipient: requiredLine(),
    street: requiredLine(),
    complement: optionalLine(),
    postalCode: maxLength(line(), 20),
    city: requiredLine(),
    country: countryCode(),
  }),
  { country: 'country', postalCode: 'postalCode' },
);

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
