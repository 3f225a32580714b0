import { Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../../machines/domain/invoice.ts';

/** The document that this one cancels or that cancels it; renders nothing without one. */
export function CorrectionText({ invoice: { credits, creditedBy } }: { readonly invoice: Invoice }) {
  if (credits !== null) return <Trans>Cancels invoice {credits}.</Trans>;
  if (creditedBy !== null) return <Trans>Canceled by credit note {creditedBy}.</Trans>;
  return null;
}
