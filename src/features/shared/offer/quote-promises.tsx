import { Trans, useLingui } from '@lingui/react/macro';
import { entryPriceOf } from '../../../../domain/entry-price.ts';
import type { Site } from '../../../../domain/site.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { SummaryLead } from '../../../ui/layout/order-summary.tsx';

/** How a subscription is paid, and for how long one is bound. */
export const purchasePromises = [
  { id: 'payment', text: <Trans>Pay by card or by bank transfer.</Trans> },
  { id: 'renewal', text: <Trans>No automatic renewal.</Trans> },
];

/** What a quote commits one to, and how it is paid. */
export const quotePromises = [
  { id: 'free', text: <Trans>A quote is free, with no obligation.</Trans> },
  ...purchasePromises,
];

/** The lowest price of a year, where nothing is chosen yet. */
export function LowestPrice({ site }: { readonly site: Pick<Site, 'publications' | 'prices' | 'rates'> }) {
  const { i18n } = useLingui();
  const entry = entryPriceOf(site);
  const amount = entry ? formatPrice(entry.databases ?? entry.lowest, i18n) : undefined;
  return (
    <SummaryLead>
      {amount === undefined ? (
        <Trans>Select a publication to see the price.</Trans>
      ) : (
        <Trans>From {amount} a year, before VAT</Trans>
      )}
    </SummaryLead>
  );
}
