import { Trans, useLingui } from '@lingui/react/macro';
import { documentPath } from '../../../domain/document-paths.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import type { Moment } from '../../../domain/moment.ts';
import { defaultLocale, localeOfTag } from '../../../domain/locale.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { useTruncatedList } from '../../ui/list/truncated-list.tsx';
import { FileLink } from '../../ui/layout/file-link.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { Link } from '../../ui/layout/link.tsx';
import { PrintButton } from '../../ui/form/print-button.tsx';
import { RecordTable } from '../../ui/list/record-table.tsx';
import { Reference } from '../../ui/text/text-parts.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useDocuments } from '../shared/use-documents.ts';
import { DocumentLink } from '../shared/ordering/document-link.tsx';
import { InvoiceStandingText } from '../shared/ordering/invoice-condition.tsx';
import { InvoiceTerms, InvoiceTitle } from '../shared/ordering/invoice-subject.tsx';
import { invoiceSheet } from './invoice-sheet.tsx';
import styles from './invoice-list.module.css';
import { outcomePlace } from './places.ts';

function Copies({ invoice }: { readonly invoice: Invoice }) {
  const { reference, paidBy } = invoice;
  return (
    <Actions isInline>
      <PrintButton sheet={() => invoiceSheet({ invoice })} isBrief>
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

/** Credit notes and invoices without a rest to pay, each with a printable copy and its receipt; renders nothing without any. */
export function SettledInvoices({ invoices, readAt }: SettledInvoicesProps) {
  const { t } = useLingui();
  const { shown, fold } = useTruncatedList(invoices);
  if (invoices.length === 0) return null;
  return (
    <Stack>
      <RecordTable
        caption={<Trans>Paid and canceled invoices</Trans>}
        columns={[
          { name: 'subject', header: t`Invoice` },
          { name: 'reference', header: t`Reference`, place: 'fact' },
          { name: 'total', header: t`Total`, isNumeric: true, place: 'sum' },
          { name: 'copies', header: t`Copies`, place: 'action' },
        ]}
        rows={shown.map((invoice) => ({
          id: invoice.id,
          cells: {
            subject: (
              <>
                <InvoiceTitle invoice={invoice} />{' '}
                <span className={classNames(styles.detail, styles.terms)}>
                  <InvoiceTerms invoice={invoice} />
                </span>
              </>
            ),
            // One column of facts: with three the table would not fit a tablet.
            reference: (
              <div className={styles.facts}>
                <span className={classNames(styles.reference, styles.whole)}>
                  <Reference>{invoice.reference}</Reference>
                </span>{' '}
                <DateText day={invoice.issuedOn} isBrief /> <InvoiceStandingText invoice={invoice} readAt={readAt} />
              </div>
            ),
            total: <Amount value={invoice.total} />,
            copies: <Copies invoice={invoice} />,
          },
        }))}
      />
      <Actions>
        {fold}
        <Statements invoices={invoices} />
      </Actions>
    </Stack>
  );
}
