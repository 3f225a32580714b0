import type { BillingDetails } from '../../../domain/billing.ts';
import { priceBasisOf } from '../../../domain/discount.ts';
import type { SubscriptionOrder } from '../../../domain/subscription-order.ts';
import { priceBasisText } from '../../core/i18n/price-basis.ts';
import { translator } from '../../core/i18n/translator.ts';
import type { InvoiceContent, NewLine } from '../invoice/create-invoice.ts';
import { payerOf } from '../../core/i18n/party.ts';
import { orderNotes } from '../invoice/order-notes.ts';
import { buyerFactsOf } from '../invoice/payer.ts';
import type { Subscription } from '../subscription/store.ts';
import { texts } from './texts.ts';

/** The content of a subscription's invoice, in the account's language. */
export function invoiceContent(
  subscription: Subscription,
  billing: BillingDetails,
  { priced }: Pick<SubscriptionOrder, 'priced'>,
): Required<InvoiceContent> {
  const { locale, licence, months, readers, currency } = subscription;
  const say = translator(locale);
  const lines = priced.lines.map(({ title, net, seats, vatRate }): NewLine => {
    const basis = priceBasisOf({ net, seats });
    return {
      label: say._({ ...texts.line, values: { title, licence, months, readers } }),
      quantity: readers,
      net: net.minor,
      vatRate,
      ...(basis?.discount && { listed: basis.listed.minor }),
    };
  });
  const priceNotes = priced.lines.flatMap(({ title, ...line }) => {
    const basis = priceBasisText(line, locale);
    return basis === null ? [] : [say._({ ...texts.priceBasis, values: { title, basis } })];
  });
  return {
    payer: payerOf(billing, locale),
    lines,
    currency,
    notes: [
      ...orderNotes(subscription, { country: billing.address.country, purchaseOrder: billing.purchaseOrder }),
      ...priceNotes,
    ],
    vatMention: priced.mention,
    buyer: buyerFactsOf(billing, subscription),
    months,
    period: null,
  };
}
