import type { Locale } from '../../../domain/locale.ts';
import type { VatMention } from '../../../domain/vat.ts';
import { translator } from './translator.ts';

const texts = {
  reverseCharge: /*i18n*/ {
    id: 'invoice.note.reverseCharge',
    message:
      'Reverse charge: the buyer accounts for the VAT (articles 283-2 and 259-1 of the French tax code, article 196 of directive 2006/112/EC).',
  },
  notApplicable: /*i18n*/ {
    id: 'invoice.note.notApplicable',
    message: 'No VAT in French Guiana and Mayotte (article 294 of the French tax code).',
  },
  outsideUnion: /*i18n*/ {
    id: 'invoice.note.outsideUnion',
    message: 'No French VAT outside the European Union (article 259-1 of the French tax code).',
  },
};

/** Why no tax is charged, as the law wants it written. */
export function vatMentionText(mention: VatMention, locale: Locale): string {
  return translator(locale)._(texts[mention]);
}
