import { Trans, useLingui } from '@lingui/react/macro';
import { documentPath } from '../../../domain/document-paths.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import type { Moment } from '../../../domain/moment.ts';
import { isCorrected } from '../../../domain/invoice-condition.ts';
import { defaultLocale, localeOfTag } from '../../../domain/locale.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { rowKeys } from '../../ui/list/row-keys.ts';
import { useTruncatedList } from '../../ui/list/truncated-list.tsx';
import { FileLink } from '../../ui/layout/file-link.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { PrintButton } from '../../ui/form/print-button.tsx';
import { Reference } from '../../ui/text/text-parts.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useDocuments } from '../shared/use-documents.ts';
import { DocumentLink } from '../shared/ordering/document-link.tsx';
import { CorrectionText } from '../shared/ordering/correction-text.tsx';
import { InvoiceConditionText } from '../shared/ordering/invoice-condition.tsx';
import { InvoiceTerms, InvoiceTitle } from '../shared/ordering/invoice-subject.tsx';
import { invoiceSheet } from './invoice-sheet.tsx';
import styles from './settled-invoices.module.css';
import { outcomePlace } from './places.ts';

function Copies({ invoice }: { readonly invoice: Invoice }) {
  const { reference, paidBy } = invoice;
  return (
    <Actions isInline>
      <PrintButton sheet={() => invoiceSheet({ invoice })}>
        <Trans>Print</Trans> <VisuallyHidden as="span">{reference}</VisuallyHidden>
      </PrintButton>
      <DocumentLink kind="invoice" reference={reference} isBrief />
      {paidBy !== null && (
        <Link href={outcomePlace(paidBy)} variant="standalone">
          <span>
            <Trans>Receipt</Trans> <VisuallyHidden as="span">{reference}</VisuallyHidden>
          </span>
        </Link>
      )}
    </Actions>
  );
}

/** Years of which statements are offered. */
const STATEMENTS = 3;

/** Statements of the latest years with such invoices, as PDF; none where the back end has no documents. */
function Statements({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const { i18n } = useLingui();
  const isOffered = useDocuments();
  if (!isOffered) return null;
  const years = [...new Set(invoices.map(({ issuedOn }) => issuedOn.slice(0, 4)))].slice(0, STATEMENTS);
  return years.map((year) => (
    <FileLink key={year} href={documentPath('statement', year, localeOfTag(i18n.locale) ?? defaultLocale)}>
      <Trans>Statement {year} (PDF)</Trans>
    </FileLink>
  ));
}

interface SettledInvoicesProps {
  readonly invoices: readonly Invoice[];
  /** Server time of the answer. */
  readonly readAt: Moment;
}

/** A row for each invoice: what was bought, or what changed it since it was issued. */
function SettledTable({ invoices, readAt }: SettledInvoicesProps) {
  const keys = rowKeys(invoices);
  return (
    <div className={styles.frame}>
      <table className={styles.invoices}>
        <caption className={styles.caption}>
          <Trans>Paid and canceled invoices</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Invoice</Trans>
            </th>
            <th scope="col">
              <Trans context="invoice">Details</Trans>
            </th>
            <th scope="col">
              <Trans>Reference</Trans>
            </th>
            <th scope="col">
              <Trans>Date</Trans>
            </th>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
            <th scope="col" className={styles.total}>
              <Trans>Total</Trans>
            </th>
            <th scope="col" className={styles.copies}>
              <Trans>Copies</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice, index) => (
            <tr key={keys[index]}>
              <th scope="row">
                <InvoiceTitle invoice={invoice} />
              </th>
              <td className={styles.terms}>
                {isCorrected(invoice) ? <CorrectionText invoice={invoice} /> : <InvoiceTerms invoice={invoice} />}
              </td>
              <td className={styles.reference}>
                <Reference>{invoice.reference}</Reference>
              </td>
              <td className={styles.day}>
                <DateText day={invoice.issuedOn} isBrief />
              </td>
              <td>
                <InvoiceConditionText invoice={invoice} readAt={readAt} />
              </td>
              <td className={styles.total}>
                <Amount value={invoice.total} />
              </td>
              <td className={styles.copies}>
                <Copies invoice={invoice} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Credit notes and invoices without a rest to pay, each with a printable copy and its receipt; renders nothing without any. */
export function SettledInvoices({ invoices, readAt }: SettledInvoicesProps) {
  const { shown, fold } = useTruncatedList(invoices);
  if (invoices.length === 0) return null;
  return (
    <Stack>
      <SettledTable invoices={shown} readAt={readAt} />
      <Actions>
        {fold}
        <Statements invoices={invoices} />
      </Actions>
    </Stack>
  );
}
