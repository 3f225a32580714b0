import type { Party } from '../../../machines/domain/invoice.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import { translator } from '../i18n/translator.ts';

const vatNumber = /*i18n*/ {
  id: 'mail.vatNumber',
  message: 'VAT number {number}',
  comment: 'At the foot of every letter, after the company and its address',
};

/** The company that writes, in one line of small print. */
export function issuerLine({ name, address, vatNumber: number }: Party, locale: Locale): string {
  const vat = number === null ? [] : [translator(locale)._({ ...vatNumber, values: { number } })];
  return [name, ...address, ...vat].join(', ');
}
