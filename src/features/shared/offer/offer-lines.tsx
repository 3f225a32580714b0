import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OfferLine } from '../../../../domain/offer.ts';
import { formatRate } from '../../../i18n/format.ts';
import { Amount, UnitPriceText } from '../../../ui/text/amount.tsx';
import { RecordTable } from '../../../ui/list/record-table.tsx';
import { isUntaxed } from '../../../../domain/vat-by-rate.ts';
import { unitPriceOf } from '../../../../domain/money.ts';
import { usePublicationName } from './use-publication-name.ts';
import { PriceBasis } from './price-basis.tsx';
import type { TotalsRow } from '../../../ui/list/totals.tsx';

interface OfferLinesProps {
  readonly caption: ReactNode;
  readonly lines: readonly OfferLine[];
  /** Each line has the price for one of them, and what it was computed from. */
  readonly readers: number;
  readonly totals: readonly TotalsRow[];
}

/** Lines of an offer or order, one per publication, each with its tax. */
export function OfferLines({ caption, lines, readers, totals }: OfferLinesProps) {
  const { t, i18n } = useLingui();
  const nameOf = usePublicationName();
  const rates = new Set(lines.map(({ vatRate }) => vatRate));
  const isTaxed = !isUntaxed(lines.map(({ vatRate }) => ({ rate: vatRate })));
  const rows = lines.map((line) => {
    const { net, vatRate, vat } = line;
    const unitPrice = unitPriceOf({ net, quantity: readers });
    return {
      id: line.publicationId,
      cells: {
        title: (
          <>
            {nameOf(line)}
            <PriceBasis line={line} isDocument />
          </>
        ),
        quantity: i18n.number(readers),
        price: unitPrice && <UnitPriceText value={unitPrice} />,
        net: <Amount value={net} />,
        rate: formatRate(vatRate, i18n),
        vat: <Amount value={vat} />,
      },
    };
  });
  return (
    <RecordTable
      caption={caption}
      columns={[
        { name: 'title', header: t`Publication` },
        { name: 'quantity', header: t`Quantity`, isNumeric: true },
        ...(rows.some(({ cells }) => cells.price)
          ? [{ name: 'price', header: t`Unit price`, isNumeric: true, place: 'amount' } as const]
          : []),
        { name: 'net', header: isTaxed ? t`Net` : t`Amount`, isNumeric: true, place: 'sum' },
        // A single rate is next to its total.
        ...(isTaxed && rates.size > 1 ? [{ name: 'rate', header: t`VAT rate`, isNumeric: true } as const] : []),
        ...(isTaxed ? [{ name: 'vat', header: t`VAT`, isNumeric: true, place: 'amount' } as const] : []),
      ]}
      rows={rows}
      totals={totals}
    />
  );
}
