import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InvoiceLine } from '../../../../machines/domain/invoice.ts';
import { formatRate } from '../../../i18n/format.ts';
import { Amount } from '../../../ui/text/amount.tsx';
import { RecordTable } from '../../../ui/list/record-table.tsx';

interface InvoiceLinesProps {
  readonly caption: ReactNode;
  readonly lines: readonly InvoiceLine[];
}

/** Lines of an invoice, each with its tax. */
export function InvoiceLines({ caption, lines }: InvoiceLinesProps) {
  const { t, i18n } = useLingui();
  return (
    <RecordTable
      caption={caption}
      columns={[
        { name: 'label', header: t`Description` },
        { name: 'quantity', header: t`Quantity`, isNumeric: true },
        { name: 'net', header: t`Net`, isNumeric: true },
        { name: 'rate', header: t`VAT rate`, isNumeric: true },
        { name: 'vat', header: t`VAT`, isNumeric: true },
      ]}
      rows={lines.map(({ label, quantity, net, vatRate, vat }, index) => ({
        id: index,
        cells: {
          label,
          quantity: i18n.number(quantity),
          net: <Amount value={net} />,
          rate: formatRate(vatRate, i18n),
          vat: <Amount value={vat} />,
        },
      }))}
    />
  );
}
