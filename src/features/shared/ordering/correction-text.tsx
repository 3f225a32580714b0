import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { Invoice, Reversal } from '../../../../domain/invoice.ts';
import { isCanceled } from '../../../../domain/invoice.ts';
import { dayIn } from '../../../../domain/moment.ts';
import { formatList, formatMoney } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../i18n/use-time-zone.ts';
import { DateText } from '../../../ui/text/date-text.tsx';

function useCredits(invoice: Invoice): ReactNode {
  const { i18n } = useLingui();
  const { credits, isPartialCredit, creditNotes } = invoice;
  if (credits !== null && isPartialCredit) return <Trans>Credits part of invoice {credits}.</Trans>;
  if (credits !== null) return <Trans>Cancels invoice {credits}.</Trans>;
  const count = creditNotes.length;
  if (count === 0) return null;
  const isWhole = isCanceled(invoice);
  const notes = formatList(
    creditNotes.map(({ creditNote, amount }) =>
      isWhole && count === 1 ? creditNote : `${creditNote} (${formatMoney(amount, i18n)})`,
    ),
    i18n,
  );
  return isWhole ? (
    <Plural value={count} one={`Canceled by credit note ${notes}.`} other={`Canceled by credit notes ${notes}.`} />
  ) : (
    <Plural value={count} one={`Reduced by credit note ${notes}.`} other={`Reduced by credit notes ${notes}.`} />
  );
}

function ReversalText({ kind, amount: reversed, at }: Reversal) {
  const { i18n } = useLingui();
  const amount = formatMoney(reversed, i18n);
  const day = <DateText day={dayIn(at, useTimeZone())} />;
  switch (kind) {
    case 'refunded':
      return (
        <Trans>
          We refunded {amount} on {day}.
        </Trans>
      );
    case 'disputed':
      return (
        <Trans>
          You disputed {amount} with your bank on {day}. It hasn’t decided yet.
        </Trans>
      );
    case 'disputeRejected':
      return (
        <Trans>
          Your bank rejected your dispute over {amount} on {day}.
        </Trans>
      );
    case 'disputeAccepted':
      return (
        <Trans>
          Your bank returned {amount} to you on {day}, after your dispute.
        </Trans>
      );
  }
}

/**
 * What changed an invoice since it was issued: credit notes, refunds without one, disputes; of a credit note, the invoice
 * that it credits. Renders nothing where nothing did.
 */
export function CorrectionText({ invoice }: { readonly invoice: Invoice }) {
  return (
    <>
      {useCredits(invoice)}
      {invoice.reversals.map((reversal) => (
        <Fragment key={`${reversal.kind} ${reversal.at}`}>
          {' '}
          <ReversalText {...reversal} />
        </Fragment>
      ))}
    </>
  );
}
