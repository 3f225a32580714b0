import { Trans } from '@lingui/react/macro';
import { PrintButton } from '../../ui/form/print-button.tsx';
import { QuotationDocument } from './quotation-document.tsx';
import type { QuotationScreenProps } from './screens.tsx';

/** Prints the quote itself instead of the page. */
export function PrintQuote({ data: { quotation, site } }: Pick<QuotationScreenProps<'offer'>, 'data'>) {
  return (
    <PrintButton sheet={<QuotationDocument quotation={quotation} site={site} />}>
      <Trans>Print the quote</Trans>
    </PrintButton>
  );
}
