import { Trans, useLingui } from '@lingui/react/macro';
import { entryPriceOf } from '../../../../domain/entry-price.ts';
import type { Site } from '../../../../domain/site.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { SummaryLead } from '../../../ui/layout/order-summary.tsx';

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
