import { Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../machines/domain/invoice.ts';
import { isOpen } from '../../../machines/domain/invoice.ts';
import { vatByRate } from '../../../machines/domain/vat-by-rate.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { Totals } from '../../ui/list/totals.tsx';
import { VatMentionText } from '../shared/offer/vat-mention-text.tsx';
import styles from '../shared/ordering/document.module.css';
import { DocumentName } from '../shared/ordering/document-name.tsx';
import { InvoiceLines } from '../shared/ordering/invoice-lines.tsx';
import { InvoiceNotes } from '../shared/ordering/invoice-notes.tsx';
import { PartyBlock } from '../shared/ordering/party-block.tsx';
import { CorrectionText } from '../shared/ordering/correction-text.tsx';

/** When a document was issued, until when it is to be paid, and how it stands. */
function DocumentFacts({ invoice }: { readonly invoice: Invoice }) {
  const { kind, issuedOn, dueOn, creditedBy } = invoice;
  if (kind === 'proForma') {
    return (
      <Trans>
        Made on <DateText day={issuedOn} />. This is not an invoice: the invoice follows, with its number, once this is
        paid or a transfer is ordered for it.
      </Trans>
    );
  }
  const isSettled = !isOpen(invoice) && kind === 'invoice' && creditedBy === null;
  return (
    <>
      {kind === 'creditNote' ? (
        <Trans>
          Issued on <DateText day={issuedOn} />.
        </Trans>
      ) : (
        <Trans>
          Issued on <DateText day={issuedOn} />, due on <DateText day={dueOn} />.
        </Trans>
      )}{' '}
      {isSettled ? <Trans>Settled.</Trans> : <CorrectionText invoice={invoice} />}
    </>
  );
}

/** A printable copy of an invoice, a pro forma or a credit note: issuer, payer, lines, tax, total. */
export function InvoiceDocument({ invoice }: { readonly invoice: Invoice }) {
  const { issuer, payer, lines, notes, vatMention, net, total } = invoice;
  return (
    <article className={styles.document}>
      <h1>
        <DocumentName invoice={invoice} />
      </h1>
      <p className={styles.facts}>
        <DocumentFacts invoice={invoice} />
      </p>
      <div className={styles.parties}>
        <PartyBlock title={<Trans>Issued by</Trans>} party={issuer} />
        <PartyBlock title={<Trans>Billed to</Trans>} party={payer} />
      </div>
      <InvoiceLines caption={<Trans>What is billed</Trans>} lines={lines} />
      <InvoiceNotes notes={notes} />
      {vatMention && <VatMentionText mention={vatMention} />}
      <div className={styles.totals}>
        <Totals net={net} vat={vatByRate([invoice])} total={total} />
      </div>
    </article>
  );
}
