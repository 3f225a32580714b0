import type { Struct } from 'superstruct';
import { refine, define } from 'superstruct';
import { refusalOf, refusal } from '../issue.ts';

/** An ISO 3166 code; empty text is no choice yet. */
export function countryCode() {
  return define<string>('country', (value) =>
    value === '' ? refusal({ code: 'oneOf' }) : typeof value === 'string' && /^[A-Z]{2}$/.test(value),
  );
}

/**
 * Countries and territories (ISO 3166) whose addresses need a postal code: those that require `Z` in Google's address
 * data (libaddressinput), which rests on the Universal Postal Union's addressing systems. In others, among them most of
 * Africa, it may be given and need not.
 */
const needing: ReadonlySet<string> = new Set(
  (
    'AS AT AU AX BE BL BR CA CH CN DE DK ES FI FK FM FR GB GF GG GL GP GR GS GU IM IN IO IT JE JP KR LI LU MF MH MP MQ ' +
    'MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RU SE SG SH SJ SM TC TR TW US VI WF YT ZA'
  ).split(' '),
);

/** Countries and territories of La Poste's codes: five digits (SR AFNOR XP Z 10-011). */
const french: ReadonlySet<string> = new Set('FR BL GF GP MC MF MQ NC PF PM RE WF YT'.split(' '));

/** Whether an address in a country, by its ISO 3166 code, needs a postal code. */
export function needsPostalCode(country: string): boolean {
  return needing.has(country);
}

/**
 * An address whose postal code is given where its country needs one, and has the form of a French one in France and
 * its territories; the issue is about the postal code. `names`
 * are the address's fields: the country's ISO 3166 code, and the postal code.
 */
export function postalCode<
  Country extends string,
  Code extends string,
  Address extends Readonly<Record<Country | Code, string>>,
  Schema,
>(
  struct: Struct<Address, Schema>,
  names: { readonly country: Country; readonly postalCode: Code },
): Struct<Address, Schema> {
  return refine(struct, 'postalCode', (address, context) => {
    const country = address[names.country];
    const code = address[names.postalCode].trim();
    if (code === '') return !needsPostalCode(country) || refusalOf(names.postalCode, { code: 'postalCode' }, context);
    const isKnown = !french.has(country) || /^\d{2} ?\d{3}$/.test(code);
    return isKnown || refusalOf(names.postalCode, { code: 'frenchPostalCode' }, context);
  });
}
