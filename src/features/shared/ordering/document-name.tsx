import { Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../../machines/domain/invoice.ts';

/** Kind of a document with its number: “Invoice FA-2026-0413”. */
export function DocumentName({
  invoice: { kind, reference },
}: {
  readonly invoice: Pick<Invoice, 'kind' | 'reference'>;
}) {
  switch (kind) {
    case 'invoice':
      return <Trans>Invoice {reference}</Trans>;
    case 'proForma':
      return <Trans>Pro forma invoice {reference}</Trans>;
    case 'creditNote':
      return <Trans>Credit note {reference}</Trans>;
    case 'unknown':
      return <Trans>Document {reference}</Trans>;
  }
}
