import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OfferLine } from '../../../../machines/domain/offer.ts';
import { formatRate } from '../../../i18n/format.ts';
import { Amount } from '../../../ui/text/amount.tsx';
import { RecordTable } from '../../../ui/list/record-table.tsx';
import { usePublicationName } from './publication-names.tsx';

interface OfferLinesProps {
  readonly caption: ReactNode;
  readonly lines: readonly OfferLine[];
}

/** Lines of an offer or order, one per publication, each with its tax. */
export function OfferLines({ caption, lines }: OfferLinesProps) {
  const { t, i18n } = useLingui();
  const nameOf = usePublicationName();
  return (
    <RecordTable
      caption={caption}
      columns={[
        { name: 'title', header: t`Publication` },
        { name: 'net', header: t`Net`, isNumeric: true },
        { name: 'rate', header: t`VAT rate`, isNumeric: true },
        { name: 'vat', header: t`VAT`, isNumeric: true },
      ]}
      rows={lines.map(({ net, vatRate, vat, ...line }) => ({
        id: line.publicationId,
        cells: {
          title: nameOf(line),
          net: <Amount value={net} />,
          rate: formatRate(vatRate, i18n),
          vat: <Amount value={vat} />,
        },
      }))}
    />
  );
}
