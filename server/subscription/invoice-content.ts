import type { MessageDescriptor } from '@lingui/core';
import type { BillingDetails } from '../../machines/domain/billing.ts';
import type { Party } from '../../machines/domain/invoice.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import type { SubscriptionOrder } from '../../machines/domain/subscription-order.ts';
import { formatCountry } from '../i18n/format.ts';
import { translator } from '../i18n/translator.ts';
import type { NewInvoice, NewLine } from '../invoice/create-invoice.ts';
import type { Subscription } from './store.ts';
import { texts } from './texts.ts';

/** What an invoice says, apart from its number, its days and who issues it. */
export type InvoiceContent = Pick<NewInvoice, 'payer' | 'lines' | 'currency'> & Required<Pick<NewInvoice, 'notes'>>;

/** Who is invoiced, as it is printed. */
export function payerOf({ address, vatNumber }: BillingDetails, locale: Locale): Party {
  const { organisation, recipient, street, complement, postalCode, city, country } = address;
  const [name = '', ...others] = [organisation, recipient].filter(Boolean);
  const lines = [...others, street, complement, `${postalCode} ${city}`.trim(), formatCountry(country, locale)];
  return { name, address: lines.filter(Boolean), vatNumber: vatNumber || null };
}

/** What else the buyer, or the law, wants to see on the invoice. */
function notesOf(
  { publicBuyer, locale }: Subscription,
  { address, purchaseOrder }: BillingDetails,
  { mention }: SubscriptionOrder['priced'],
): readonly string[] {
  const say = translator(locale);
  const note = (text: MessageDescriptor, number: string) =>
    number === '' ? [] : [say._({ ...text, values: { number } })];
  const body = address.country === 'FR' ? publicBuyer : null;
  return [
    ...note(texts.purchaseOrder, purchaseOrder),
    ...(body
      ? [
          ...note(texts.siret, body.siret),
          ...note(texts.serviceCode, body.serviceCode),
          ...note(texts.engagementNumber, body.engagementNumber),
        ]
      : []),
    ...(mention ? [say._(texts[mention])] : []),
  ];
}

/** The invoice of a subscription as it is to stand, in the account's language. */
export function invoiceContent(
  subscription: Subscription,
  billing: BillingDetails,
  { priced }: Pick<SubscriptionOrder, 'priced'>,
): InvoiceContent {
  const { locale, licence, months, readers, currency } = subscription;
  const say = translator(locale);
  const lines = priced.lines.map(({ title, net, vatRate }): NewLine => ({
    label: say._({ ...texts.line, values: { title, licence, months, readers } }),
    quantity: 1,
    net: net.minor,
    vatRate,
  }));
  return { payer: payerOf(billing, locale), lines, currency, notes: notesOf(subscription, billing, priced) };
}
