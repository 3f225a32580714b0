import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Invoice } from '../../../../domain/invoice.ts';
import { isAltered } from '../../../../domain/invoice-condition.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { localeTags } from '../../../../domain/locale.ts';
import type { Moment } from '../../../../domain/moment.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { withReferences } from '../../../ui/text/with-references.tsx';
import { VatMentionText } from '../offer/vat-mention-text.tsx';
import { CorrectionText } from './correction-text.tsx';
import { Instalments } from './instalments.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { invoiceTotals } from './invoice-totals.ts';
import { PartyBlock } from './party-block.tsx';
import styles from './document.module.css';

interface InvoiceNotesProps {
  readonly notes: readonly string[];
  /** Their language, where it may not be the page’s. */
  readonly locale: Locale | null;
}

/** Notes printed on an invoice, for instance the buyer's purchase order number. */
export function InvoiceNotes({ notes, locale }: InvoiceNotesProps) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} {...(locale && { lang: localeTags[locale] })}>
      {notes.map((note) => (
        <li key={note}>{withReferences(note)}</li>
      ))}
    </ul>
  );
}

interface LegalMentionsProps {
  readonly mentions: readonly string[];
  /** Their language, where it may not be the page’s. */
  readonly locale: Locale | null;
}

/** What the law requires on a document, at its end. */
export function LegalMentions({ mentions, locale }: LegalMentionsProps) {
  if (mentions.length === 0) return null;
  return (
    <div className={styles.mentions}>
      <p className={styles.label}>
        <Trans>Legal notices</Trans>
      </p>
      <InvoiceNotes notes={mentions} locale={locale} />
    </div>
  );
}

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

interface InvoicePartsProps {
  readonly invoices: readonly Invoice[];
  /** Server time of the answer. */
  readonly readAt: Moment;
}

/** Invoices that are about to be paid: what each is for, and why it is taxed so. */
export function InvoiceParts({ invoices, readAt }: InvoicePartsProps) {
  return invoices.map((invoice) => (
    <Fragment key={invoice.id}>
      <InvoiceLines
        caption={
          <Trans>
            <DocumentName invoice={invoice} /> of <DateText day={invoice.issuedOn} />
          </Trans>
        }
        lines={invoice.lines}
        totals={invoiceTotals(invoice)}
      />
      {isAltered(invoice) && (
        <p>
          <CorrectionText invoice={invoice} />
        </p>
      )}
      <Instalments invoice={invoice} readAt={readAt} />
      <InvoiceNotes notes={invoice.notes} locale={invoice.locale} />
      {invoice.vatMention && <VatMentionText mention={invoice.vatMention} />}
    </Fragment>
  ));
}

/** Who issues the invoices: each once. */
export function InvoiceIssuers({ invoices }: Pick<InvoicePartsProps, 'invoices'>) {
  const issuers = new Map(invoices.map(({ issuer }) => [JSON.stringify(issuer), issuer]));
  return [...issuers].map(([key, issuer]) => <PartyBlock key={key} title={<Trans>Issued by</Trans>} party={issuer} />);
}
