import { Trans } from '@lingui/react/macro';
import type { Invoice } from '../../../machines/domain/invoice.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Totals } from '../../ui/totals.tsx';
import styles from '../ordering/document.module.css';
import { InvoiceLines } from '../ordering/invoice-lines.tsx';
import { InvoiceNotes } from '../ordering/invoice-notes.tsx';
import { PartyBlock } from '../ordering/party-block.tsx';
import { vatByRate } from '../ordering/vat-by-rate.ts';

/** A printable copy of an invoice: issuer, payer, lines, tax, total. */
export function InvoiceDocument({ invoice }: { readonly invoice: Invoice }) {
  const { reference, issuedOn, dueOn, issuer, payer, lines, notes, net, total } = invoice;
  return (
    <article className={styles.document}>
      <h1>
        <Trans>Invoice {reference}</Trans>
      </h1>
      <p className={styles.facts}>
        <Trans>
          Issued on <DateText day={issuedOn} />, due on <DateText day={dueOn} />. Settled.
        </Trans>
      </p>
      <div className={styles.parties}>
        <PartyBlock title={<Trans>Issued by</Trans>} party={issuer} />
        <PartyBlock title={<Trans>Billed to</Trans>} party={payer} />
      </div>
      <InvoiceLines caption={<Trans>What is billed</Trans>} lines={lines} />
      <InvoiceNotes notes={notes} />
      <div className={styles.totals}>
        <Totals net={net} vat={vatByRate([invoice])} total={total} />
      </div>
    </article>
  );
}
