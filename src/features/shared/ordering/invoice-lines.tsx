import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InvoiceLine } from '../../../../domain/invoice.ts';
import { formatRate } from '../../../i18n/format.ts';
import { Amount, UnitPriceText } from '../../../ui/text/amount.tsx';
import { RecordTable } from '../../../ui/list/record-table.tsx';
import { isUntaxed } from '../../../../domain/vat-by-rate.ts';
import { unitPriceOf } from '../../../../domain/money.ts';
import type { TotalsRow } from '../../../ui/list/totals.tsx';

interface InvoiceLinesProps {
  readonly caption: ReactNode;
  readonly lines: readonly InvoiceLine[];
  /** Below the lines; a document of several invoices has them once, at its end. */
  readonly totals?: readonly TotalsRow[];
  /** Of a document: each line has the price of one. */
  readonly isPrinted?: boolean;
}

/** Lines of an invoice, each with its tax. */
export function InvoiceLines({ caption, lines, totals, isPrinted = false }: InvoiceLinesProps) {
  const { t, i18n } = useLingui();
  const isTaxed = !isUntaxed(lines.map(({ vatRate }) => ({ rate: vatRate })));
  const rows = lines.map((line, index) => {
    const unitPrice = unitPriceOf(line);
    return {
      id: index,
      cells: {
        label: line.label,
        quantity: i18n.number(line.quantity),
        price: unitPrice && <UnitPriceText value={unitPrice} />,
        net: <Amount value={line.net} />,
        rate: formatRate(line.vatRate, i18n),
        vat: <Amount value={line.vat} />,
      },
    };
  });
  return (
    <RecordTable
      caption={caption}
      columns={[
        { name: 'label', header: t`Description` },
        { name: 'quantity', header: t`Quantity`, isNumeric: true },
        ...(isPrinted && rows.some(({ cells }) => cells.price)
          ? [{ name: 'price', header: t`Unit price`, isNumeric: true, place: 'amount' } as const]
          : []),
        { name: 'net', header: isTaxed ? t`Net` : t`Amount`, isNumeric: true, place: 'sum' },
        ...(isTaxed
          ? ([
              { name: 'rate', header: t`VAT rate`, isNumeric: true },
              { name: 'vat', header: t`VAT`, isNumeric: true, place: 'amount' },
            ] as const)
          : []),
      ]}
      rows={rows}
      totals={totals}
    />
  );
}
