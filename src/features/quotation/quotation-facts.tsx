import { Trans, useLingui } from '@lingui/react/macro';
import type { Quotation } from '../../../machines/domain/quotation.ts';
import type { Site } from '../../../machines/domain/site.ts';
import { DataList } from '../../ui/list/data-list.tsx';
import { Totals } from '../../ui/list/totals.tsx';
import { OfferLines } from '../shared/offer/offer-lines.tsx';
import { offerRows } from '../shared/offer/offer-rows.tsx';
import { TaxNote } from '../shared/offer/tax-note.tsx';
import { quotationRows } from './quotation-rows.tsx';

interface QuotationFactsProps {
  readonly quotation: Quotation;
  readonly site: Pick<Site, 'publications'>;
}

/** What is offered, by whom, until when, and at what price, as a page shows it. */
export function QuotationFacts({ quotation, site }: QuotationFactsProps) {
  const { i18n } = useLingui();
  const { offer, priced } = quotation;
  return (
    <>
      <DataList rows={[...quotationRows(quotation), ...offerRows(offer, site.publications, i18n)]} />
      <OfferLines caption={<Trans>What is offered</Trans>} lines={priced.lines} />
      <Totals
        net={priced.net}
        vat={priced.vatByRate.map(({ rate, vat }) => ({ rate, amount: vat }))}
        total={priced.total}
      />
      <TaxNote priced={priced} />
    </>
  );
}
