import type { MessageDescriptor } from '@lingui/core';
import type { BillingDetails } from '../../../machines/domain/billing.ts';
import type { SubscriptionOrder } from '../../../machines/domain/subscription-order.ts';
import { priceBasisText } from '../../core/i18n/price-basis.ts';
import { translator } from '../../core/i18n/translator.ts';
import type { InvoiceContent, NewLine } from '../invoice/create-invoice.ts';
import { buyerFactsOf, payerOf } from '../invoice/payer.ts';
import type { Subscription } from '../subscription/store.ts';
import { texts } from './texts.ts';

/** Notes on the invoice that the buyer, or the law, requires. */
function notesOf({ publicBuyer, locale }: Subscription, { address, purchaseOrder }: BillingDetails): readonly string[] {
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
  ];
}

/** The content of a subscription's invoice, in the account's language. */
export function invoiceContent(
  subscription: Subscription,
  billing: BillingDetails,
  { priced }: Pick<SubscriptionOrder, 'priced'>,
): Required<InvoiceContent> {
  const { locale, licence, months, readers, currency } = subscription;
  const say = translator(locale);
  const lines = priced.lines.map(({ title, net, vatRate }): NewLine => ({
    label: say._({ ...texts.line, values: { title, licence, months, readers } }),
    quantity: readers,
    net: net.minor,
    vatRate,
  }));
  const priceNotes = priced.lines.flatMap(({ title, ...line }) => {
    const basis = priceBasisText(line, locale);
    return basis === null ? [] : [say._({ ...texts.priceBasis, values: { title, basis } })];
  });
  return {
    payer: payerOf(billing, locale),
    lines,
    currency,
    notes: [...notesOf(subscription, billing), ...priceNotes],
    vatMention: priced.mention,
    buyer: buyerFactsOf(billing, subscription),
    months,
    period: null,
  };
}
