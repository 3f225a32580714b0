import type { I18n } from '@lingui/core';
import type { Infer } from 'superstruct';
import type { Locale } from '../../../../domain/locale.ts';
import type { Quotation } from '../../../../domain/quotation.ts';
import type { publicBuyerForm } from '../../../../validation/forms/quotation.ts';
import { formatDay } from '../../i18n/format.ts';
import type { Fact } from '../email.ts';
import type { FieldFacts } from './facts.ts';
import { listFacts } from './facts.ts';

/** The references of a French public body, and its invoice, as rows of an email; unknown fields are omitted. */
export function publicBuyerFacts(i18n: I18n, locale: Locale, { details, invoice }: Quotation): readonly Fact[] {
  const body = details?.publicBuyer;
  if (!body) return [];
  const facts: FieldFacts<Infer<typeof publicBuyerForm>> = {
    siret: [i18n._(/*i18n*/ { id: 'mail.fact.siret', message: 'SIRET number' }), body.siret],
    serviceCode: [i18n._(/*i18n*/ { id: 'mail.fact.serviceCode', message: 'Service code' }), body.serviceCode],
    engagementNumber: [
      i18n._(/*i18n*/ { id: 'mail.fact.engagementNumber', message: 'Purchase commitment number' }),
      body.engagementNumber,
    ],
  };
  const ofInvoice: readonly Fact[] = invoice
    ? [
        [i18n._(/*i18n*/ { id: 'mail.fact.invoice', message: 'Invoice' }), invoice.reference],
        [i18n._(/*i18n*/ { id: 'mail.fact.due', message: 'Due' }), formatDay(invoice.dueOn, locale)],
      ]
    : [];
  return [...listFacts(facts), ...ofInvoice].filter(([, value]) => value !== '');
}
