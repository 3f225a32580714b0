import type { Code } from './complaint.ts';

/** What catalogues are made from; the comment is for translators. */
interface Message<Id extends string> {
  readonly id: Id;
  readonly message: string;
  readonly comment?: string;
}

type Messages = { readonly [Each in Code]: Message<`validation.${Each}`> };

/**
 * The words of each code, for page and server alike; both find them in their catalogues by id. {field} is one of
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
  email: /*i18n*/ { id: 'validation.email', message: 'Enter {field} in the form name@example.org.' },
  url: /*i18n*/ { id: 'validation.url', message: 'Enter {field} in the form https://www.example.org.' },
  uuid: /*i18n*/ {
    id: 'validation.uuid',
    message: 'Enter {field} in the form 123e4567-e89b-12d3-a456-426614174000.',
  },
  min: /*i18n*/ { id: 'validation.min', message: 'Enter {min, number} or more for {field}.' },
  max: /*i18n*/ { id: 'validation.max', message: 'Enter {max, number} or less for {field}.' },
  integer: /*i18n*/ { id: 'validation.integer', message: 'Enter a whole number for {field}.' },
  positive: /*i18n*/ { id: 'validation.positive', message: 'Enter a number greater than 0 for {field}.' },
  date: /*i18n*/ { id: 'validation.date', message: 'Enter a date that exists for {field}.' },
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
  agreed: /*i18n*/ { id: 'validation.agreed', message: 'To go on, agree to {field}.' },
  vatNumber: /*i18n*/ {
    id: 'validation.vatNumber',
    message: 'Check {field}: enter the whole VAT number with its country code, such as FR40303265045.',
  },
  siren: /*i18n*/ {
    id: 'validation.siren',
    message: 'Check {field}: these are not the 9 digits of a SIREN number.',
  },
  siret: /*i18n*/ {
    id: 'validation.siret',
    message: 'Check {field}: these are not the 14 digits of a SIRET number.',
  },
  iban: /*i18n*/ { id: 'validation.iban', message: 'Check {field}: a character of the IBAN is wrong or missing.' },
  phone: /*i18n*/ { id: 'validation.phone', message: 'Enter {field} in digits, such as +33 1 99 00 12 34.' },
  postalCode: /*i18n*/ {
    id: 'validation.postalCode',
    message: 'Enter {field}: addresses in this country need one.',
    comment: '{field} is a postal code',
  },
  frenchPostalCode: /*i18n*/ {
    id: 'validation.frenchPostalCode',
    message: 'Check {field}: it has 5 digits, such as 75011.',
    comment: '{field} is a postal code',
  },
  guessable: /*i18n*/ {
    id: 'validation.guessable',
    message: 'This is easy to guess. For {field}, three or four words that do not belong together are a good choice.',
    comment: '{field} is a password',
  },
  // Nobody typed it, so it has no name.
  unknown: /*i18n*/ { id: 'validation.unknown', message: 'This field is unknown.' },
  invalid: /*i18n*/ { id: 'validation.invalid', message: 'Check {field}: it cannot be used.' },
} as const satisfies Messages;
