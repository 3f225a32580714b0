import type { LegalMention } from '../../../domain/legal-mentions.ts';
import type { Locale } from '../../../domain/locale.ts';
import { formatDay, formatExact, formatMoney, formatRate } from '../../core/i18n/format.ts';
import { translator } from '../../core/i18n/translator.ts';
import { postalLines } from '../../core/i18n/party.ts';

const texts = {
  buyerSiren: /*i18n*/ { id: 'mention.buyerSiren', message: 'Customer’s SIREN: {siren}' },
  delivery: /*i18n*/ { id: 'mention.delivery', message: 'Delivery address: {address}' },
  operation: /*i18n*/ {
    id: 'mention.operation',
    message: 'Type of sale: services',
    comment: 'On an invoice; the French law’s “prestation de services”',
  },
  period: /*i18n*/ { id: 'mention.period', message: 'Service period: {from} to {to}' },
  duration: /*i18n*/ {
    id: 'mention.duration',
    message: 'Service period: {months, plural, one {#\u00A0month} other {#\u00A0months}} from the payment date',
  },
  pressRate: /*i18n*/ {
    id: 'mention.pressRate',
    message: 'VAT at {rate}: reduced rate for the press (article 298 septies of the French tax code)',
  },
  vatOnDebits: /*i18n*/ {
    id: 'mention.vatOnDebits',
    message: 'VAT is due on the invoice date (French “débits” option)',
  },
  payment: /*i18n*/ {
    id: 'mention.payment',
    message:
      'Paid on {day} {method, select, card {by card} debit {by SEPA direct debit} transfer {by bank transfer} wallet {from the wallet} other {{method}}}',
  },
  latePayment: /*i18n*/ {
    id: 'mention.latePayment',
    message:
      'Late payments by businesses accrue interest at {rate} a year from the day after the due date; no reminder is required (article L441-10 of the French commercial code)',
  },
  latePaymentByLaw: /*i18n*/ {
    id: 'mention.latePaymentByLaw',
    message:
      'Late payments by businesses accrue interest at the refinancing rate of the European Central Bank plus 10 percentage points a year from the day after the due date; no reminder is required (article L441-10 of the French commercial code)',
  },
  recoveryFee: /*i18n*/ {
    id: 'mention.recoveryFee',
    message:
      'For late payments by businesses, a fixed fee of €40 is due for recovery costs (article D441-5 of the French commercial code)',
  },
  publicLatePayment: /*i18n*/ {
    id: 'mention.publicLatePayment',
    message:
      'Late payments by public bodies accrue interest at the refinancing rate of the European Central Bank plus 8 percentage points a year from the day after the due date (articles L2192-13 and R2192-31 of the French public procurement code)',
  },
  publicRecoveryFee: /*i18n*/ {
    id: 'mention.publicRecoveryFee',
    message:
      'For late payments by public bodies, a fixed fee of €40 is due for recovery costs (articles L2192-13 and D2192-35 of the French public procurement code)',
  },
  euroVat: /*i18n*/ {
    id: 'mention.euroVat',
    message: 'VAT in euros: {amount}, at the rate of {day}: €1 = {rate} {currency} ({source})',
  },
  noDiscount: /*i18n*/ { id: 'mention.noDiscount', message: 'No discount for early payment' },
};

/** A mention as printed, in one line without a full stop. */
export function mentionText(mention: LegalMention, locale: Locale): string {
  const say = translator(locale);
  switch (mention.kind) {
    case 'buyerSiren':
      return say._({ ...texts.buyerSiren, values: { siren: mention.siren.replace(/(\d{3})(?=\d)/g, '$1\u00A0') } });
    case 'delivery':
      return say._({ ...texts.delivery, values: { address: postalLines(mention.address, locale).join(', ') } });
    case 'period': {
      const { startsOn, endsOn } = mention.period;
      return say._({ ...texts.period, values: { from: formatDay(startsOn, locale), to: formatDay(endsOn, locale) } });
    }
    case 'duration':
      return say._({ ...texts.duration, values: { months: mention.months } });
    case 'pressRate':
      return say._({ ...texts.pressRate, values: { rate: formatRate(mention.rate, locale) } });
    case 'euroVat': {
      const { minor, rate, day, source } = mention.vat;
      const values = {
        amount: formatMoney({ minor, currency: 'EUR' }, locale),
        day: formatDay(day, locale),
        rate: formatExact(rate, locale),
        currency: mention.currency,
        source,
      };
      return say._({ ...texts.euroVat, values });
    }
    case 'payment':
      return say._({ ...texts.payment, values: { day: formatDay(mention.on, locale), method: mention.method } });
    case 'latePayment':
      return mention.rate === null
        ? say._(texts.latePaymentByLaw)
        : say._({ ...texts.latePayment, values: { rate: formatRate(mention.rate, locale) } });
    case 'discount':
      return mention.terms?.[locale] ?? say._(texts.noDiscount);
    case 'operation':
    case 'vatOnDebits':
    case 'recoveryFee':
    case 'publicLatePayment':
    case 'publicRecoveryFee':
      return say._(texts[mention.kind]);
  }
}
