import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from '../../../domain/locale.ts';
import type { PublicBuyer } from '../../../domain/quotation.ts';
import { translator } from '../../core/i18n/translator.ts';

const texts = {
  purchaseOrder: /*i18n*/ {
    id: 'invoice.note.purchaseOrder',
    message: 'Purchase order: {number}',
    comment: 'Printed on an invoice: the buyer’s own number for the order',
  },
  siret: /*i18n*/ {
    id: 'invoice.note.siret',
    message: 'SIRET number: {number}',
    comment: 'Printed on an invoice to a French public body, as the next two',
  },
  serviceCode: /*i18n*/ {
    id: 'invoice.note.serviceCode',
    message: 'Service code (“code service”): {number}',
  },
  engagementNumber: /*i18n*/ {
    id: 'invoice.note.engagementNumber',
    message: 'Purchase commitment number (“numéro d’engagement”): {number}',
  },
};

/** Notes on the invoice that the buyer, or the law, requires; `country`: of the billing address, `null` without one. */
export function orderNotes(
  { publicBuyer, locale }: { readonly publicBuyer: PublicBuyer | null; readonly locale: Locale },
  { country, purchaseOrder }: { readonly country: string | null; readonly purchaseOrder: string },
): readonly string[] {
  const say = translator(locale);
  const note = (text: MessageDescriptor, number: string) =>
    number === '' ? [] : [say._({ ...text, values: { number } })];
  const body = country === 'FR' ? publicBuyer : null;
  return [
    ...note(texts.purchaseOrder, purchaseOrder),
    ...(body
      ? [
          ...note(texts.siret, body.siret),
          ...note(texts.serviceCode, body.serviceCode),
          ...note(texts.engagementNumber, body.engagementNumber),
        ]
      : []),
  ];
}
