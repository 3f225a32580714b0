import { Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../domain/invoice.ts';
import type { Moment } from '../../../domain/moment.ts';
import { isCanceled, isOpen } from '../../../domain/invoice.ts';
import { isAltered, standingName } from '../../../domain/invoice-condition.ts';
import { dayIn } from '../../../domain/moment.ts';
import { useTimeZone } from '../../i18n/use-time-zone.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { Reference } from '../../ui/text/text-parts.tsx';
import { VatMentionText } from '../shared/offer/vat-mention-text.tsx';
import { CorrectionText } from '../shared/ordering/correction-text.tsx';
import { DocumentName, InvoiceNotes, LegalMentions } from '../shared/ordering/invoice-parts.tsx';
import { DocumentParties } from '../shared/ordering/document-parties.tsx';
import { Document, FactBand } from '../shared/ordering/document.tsx';
import { Instalments } from '../shared/ordering/instalments.tsx';
import { InvoiceLines } from '../shared/ordering/invoice-lines.tsx';
import { invoiceTotals } from '../shared/ordering/invoice-totals.ts';
import { PartyBlock } from '../shared/ordering/party-block.tsx';
import { StandingText } from '../shared/ordering/standing-text.tsx';

export interface InvoiceDocumentProps {
  readonly invoice: Invoice;
  /** When it was settled, where that is known. */
  readonly paidAt?: Moment;
}

/** How an invoice stands, in a word or two; `undefined` for a document without payment. */
function useStateOf({ invoice, paidAt }: InvoiceDocumentProps) {
  const zone = useTimeZone();
  const name = standingName(invoice);
  if (name === null) return undefined;
  if (name !== 'settled' || paidAt === undefined) return <StandingText invoice={invoice} />;
  return (
    <Trans context="invoice">
      Paid on <DateText day={dayIn(paidAt, zone)} />
    </Trans>
  );
}

/** A printable copy of an invoice, a pro forma or a credit note: issuer, payer, lines, tax, total. */
export function InvoiceDocument({ invoice, paidAt }: InvoiceDocumentProps) {
  const { kind, issuer, payer, lines, notes, vatMention, legalMentions } = invoice;
  const { issuedOn, dueOn, instalments, credits, paidBy } = invoice;
  // An unpaid invoice is paid by its number: the same reference as in its file.
  const payment = paidBy ?? (kind === 'invoice' && isOpen(invoice) ? invoice.reference : null);
  const isCorrected = credits !== null || isAltered(invoice);
  const isDue = kind !== 'creditNote' && !isCanceled(invoice);
  return (
    <Document
      title={<DocumentName invoice={invoice} />}
      state={useStateOf(paidAt === undefined ? { invoice } : { invoice, paidAt })}
      issuer={issuer}
    >
      <DocumentParties
        from={<PartyBlock title={<Trans>Issued by</Trans>} party={issuer} />}
        to={<PartyBlock title={<Trans>Billed to</Trans>} party={payer} />}
      />
      <FactBand
        rows={[
          {
            id: 'issued',
            term: kind === 'proForma' ? <Trans>Prepared on</Trans> : <Trans>Issued on</Trans>,
            value: <DateText day={issuedOn} />,
          },
          {
            id: 'due',
            term: <Trans>Due on</Trans>,
            value: isDue && instalments.length === 0 ? <DateText day={dueOn} /> : null,
          },
          {
            id: 'payment',
            term: <Trans>Payment reference</Trans>,
            value: payment && <Reference>{payment}</Reference>,
          },
          {
            id: 'correction',
            term: <Trans>Correction</Trans>,
            value: isCorrected ? <CorrectionText invoice={invoice} /> : null,
          },
        ]}
      />
      <InvoiceLines
        caption={<Trans context="invoice">Details</Trans>}
        lines={lines}
        totals={invoiceTotals(invoice, isDue)}
        isPrinted
      />
      <Instalments invoice={invoice} />
      <InvoiceNotes notes={notes} locale={invoice.locale} />
      {vatMention && <VatMentionText mention={vatMention} />}
      <LegalMentions mentions={legalMentions} locale={invoice.locale} />
      {kind === 'proForma' && (
        <p>
          <Trans>
            This isn’t an invoice. We’ll issue the invoice, with its number, once you pay or order a transfer.
          </Trans>
        </p>
      )}
    </Document>
  );
}
