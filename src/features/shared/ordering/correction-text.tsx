import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Invoice } from '../../../../machines/domain/invoice.ts';
import { formatList, formatMoney } from '../../../i18n/format.ts';

/** The document that this one corrects or that corrects it; renders nothing without one. */
export function CorrectionText({ invoice }: { readonly invoice: Invoice }) {
  const { i18n } = useLingui();
  const { credits, isPartialCredit, creditedBy, reductions } = invoice;
  if (credits !== null && isPartialCredit) return <Trans>Credits part of invoice {credits}.</Trans>;
  if (credits !== null) return <Trans>Cancels invoice {credits}.</Trans>;
  if (creditedBy !== null) return <Trans>Canceled by credit note {creditedBy}.</Trans>;
  if (reductions.length === 0) return null;
  const notes = formatList(
    reductions.map(({ creditNote, amount }) => `${creditNote} (${formatMoney(amount, i18n)})`),
    i18n,
  );
  return (
    <Plural
      value={reductions.length}
      one={`Reduced by credit note ${notes}.`}
      other={`Reduced by credit notes ${notes}.`}
    />
  );
}
