import type { Code } from './codes.ts';

/** A message of the catalogs; the comment is for translators. */
interface Message<Id extends string> {
  readonly id: Id;
  readonly message: string;
  readonly comment?: string;
}

type Messages = { readonly [Each in Code]: Message<`validation.${Each}`> };

/**
 * The message of each code, for page and server alike; both find it in their catalogs by id. {field} is one of
 * `field-names.ts`: an object, so that a language needs neither its gender nor a capital.
 */
export const messages = {
  required: /*i18n*/ { id: 'validation.required', message: 'Enter {field}.' },
  minLength: /*i18n*/ {
    id: 'validation.minLength',
    message: 'Use at least {min, plural, one {# character} other {# characters}} for {field}.',
  },
  maxLength: /*i18n*/ {
    id: 'validation.maxLength',
    message: 'Use at most {max, plural, one {# character} other {# characters}} for {field}.',
  },
  email: /*i18n*/ { id: 'validation.email', message: 'Enter {field} in the format name@example.org.' },
  url: /*i18n*/ { id: 'validation.url', message: 'Enter {field} in the format https://www.example.org.' },
  uuid: /*i18n*/ {
    id: 'validation.uuid',
    message: 'Enter {field} in the format 123e4567-e89b-12d3-a456-426614174000.',
  },
  min: /*i18n*/ { id: 'validation.min', message: 'Enter {min, number} or more for {field}.' },
  max: /*i18n*/ { id: 'validation.max', message: 'Enter {max, number} or less for {field}.' },
  integer: /*i18n*/ { id: 'validation.integer', message: 'Enter a whole number for {field}.' },
  positive: /*i18n*/ { id: 'validation.positive', message: 'Enter a number greater than 0 for {field}.' },
  date: /*i18n*/ { id: 'validation.date', message: 'Enter a valid date for {field}.' },
  dateMin: /*i18n*/ { id: 'validation.dateMin', message: 'Enter {day, date, long} or a later date for {field}.' },
  dateMax: /*i18n*/ { id: 'validation.dateMax', message: 'Enter {day, date, long} or an earlier date for {field}.' },
  arrayMin: /*i18n*/ {
    id: 'validation.arrayMin',
    message:
      '{min, plural, =1 {{name, select, publicationIds {Select at least one publication.} invoices {Select at least one invoice.} newsletters {Select at least one newsletter.} other {Select at least one of {field}.}}} other {Select at least # items for {field}.}}',
    comment: '{name} is the field’s name in the code',
  },
  arrayMax: /*i18n*/ {
    id: 'validation.arrayMax',
    message: 'Select at most {max, plural, one {# item} other {# items}} for {field}.',
  },
  arrayLength: /*i18n*/ {
    id: 'validation.arrayLength',
    message: 'Select exactly {length, plural, one {# item} other {# items}} for {field}.',
  },
  oneOf: /*i18n*/ { id: 'validation.oneOf', message: 'Select {field}.' },
  oneCurrency: /*i18n*/ { id: 'validation.oneCurrency', message: 'Select {field} in one currency only.' },
  agreed: /*i18n*/ { id: 'validation.agreed', message: 'Agree to {field} to continue.' },
  vatNumber: /*i18n*/ {
    id: 'validation.vatNumber',
    message: 'Check {field}. Enter the full VAT number with its country code, such as FR40303265045.',
  },
  siren: /*i18n*/ {
    id: 'validation.siren',
    message: 'Check {field}. A SIREN number has 9 digits, and one of these is wrong or missing.',
  },
  siret: /*i18n*/ {
    id: 'validation.siret',
    message: 'Check {field}. A SIRET number has 14 digits, and one of these is wrong or missing.',
  },
  iban: /*i18n*/ { id: 'validation.iban', message: 'Check {field}. A character in the IBAN is wrong or missing.' },
  phone: /*i18n*/ { id: 'validation.phone', message: 'Enter {field} in digits, such as +33 1 99 00 12 34.' },
  postalCode: /*i18n*/ {
    id: 'validation.postalCode',
    message: 'Enter {field}. It’s required in this country.',
    comment: '{field} is a postal code',
  },
  frenchPostalCode: /*i18n*/ {
    id: 'validation.frenchPostalCode',
    message: 'Check {field}. It has 5 digits, such as 75011.',
    comment: '{field} is a postal code',
  },
  region: /*i18n*/ {
    id: 'validation.region',
    message: 'Enter {field}. It’s required in this country.',
    comment: '{field} is a state, province or region',
  },
  ipRange: /*i18n*/ {
    id: 'validation.ipRange',
    message: 'Enter {field} in one of these formats: 192.0.2.0/24, 192.0.2.1-192.0.2.9, 192.0.2.*, or 2001:db8::/32.',
    comment: '{field} is a range of IP addresses',
  },
  ipOctet: /*i18n*/ {
    id: 'validation.ipOctet',
    message: 'Check {field}: {part} is greater than 255.',
    comment: '{field} is a range of IP addresses, {part} a number of one of them',
  },
  ipLeadingZero: /*i18n*/ {
    id: 'validation.ipLeadingZero',
    message: 'Check {field}. Enter {plain} instead of {part}. Not every network reads leading zeros the same way.',
    comment: '{field} is a range of IP addresses, {part} a number with leading zeros',
  },
  ipPrefix: /*i18n*/ {
    id: 'validation.ipPrefix',
    message: 'Check {field}. Enter {max} or less after the slash.',
    comment: '{field} is a range of IP addresses',
  },
  ipMask: /*i18n*/ {
    id: 'validation.ipMask',
    message: 'Check {field}: {mask} isn’t a subnet mask. A valid one is 255.255.255.0.',
    comment: '{field} is a range of IP addresses',
  },
  ipWildcard: /*i18n*/ {
    id: 'validation.ipWildcard',
    message: 'Check {field}. An asterisk can only replace everything that follows, as in 192.0.2.* or 192.0.*.*.',
    comment: '{field} is a range of IP addresses',
  },
  ipOrder: /*i18n*/ {
    id: 'validation.ipOrder',
    message: 'Check {field}: {first} comes after {last}.',
    comment: '{field} is a range of IP addresses, {first} and {last} are what it begins and ends with',
  },
  ipMixed: /*i18n*/ {
    id: 'validation.ipMixed',
    message: 'Check {field}. Don’t mix IPv4 and IPv6 addresses.',
    comment: '{field} is a range of IP addresses',
  },
  ipPort: /*i18n*/ {
    id: 'validation.ipPort',
    message: 'Check {field}. Remove the port, {port}.',
    comment: '{field} is a range of IP addresses',
  },
  ipZone: /*i18n*/ {
    id: 'validation.ipZone',
    message: 'Check {field}. Remove the zone, {zone}.',
    comment: '{field} is a range of IP addresses, {zone} the name of a network card',
  },
  ipTooWide: /*i18n*/ {
    id: 'validation.ipTooWide',
    message: 'Check {field}. This range is too wide. The widest network allowed is a /{prefix}.',
    comment: '{field} is a range of IP addresses',
  },
  ipUnreachable: /*i18n*/ {
    id: 'validation.ipUnreachable',
    message: 'Check {field}. Some of these addresses are private or reserved. Enter your network’s public addresses.',
    comment: '{field} is a range of IP addresses',
  },
  ipExclusion: /*i18n*/ {
    id: 'validation.ipExclusion',
    message: 'Check {field}. It excludes addresses. Enter only the addresses we should recognize.',
    comment: '{field} is a range of IP addresses, or its label',
  },
  ipOverlap: /*i18n*/ {
    id: 'validation.ipOverlap',
    message: 'Check {field}. It overlaps {range}, which is already listed.',
    comment: '{field} is a range of IP addresses, {range} another one',
  },
  repeated: /*i18n*/ {
    id: 'validation.repeated',
    message: 'Check {field}. It’s on the list more than once.',
    comment: '{field} is an email address in a list of people',
  },
  alreadyReader: /*i18n*/ {
    id: 'validation.alreadyReader',
    message: 'Check {field}. Someone on this license already uses this address.',
    comment: '{field} is an email address',
  },
  guessable: /*i18n*/ {
    id: 'validation.guessable',
    message: 'This is easy to guess. For {field}, use three or four unrelated words.',
    comment: '{field} is a password',
  },
  // A field that the form does not have has no name.
  unknown: /*i18n*/ { id: 'validation.unknown', message: 'This form has changed. Reload the page.' },
  invalid: /*i18n*/ { id: 'validation.invalid', message: 'Enter {field} again. We can’t use this value.' },
} as const satisfies Messages;
