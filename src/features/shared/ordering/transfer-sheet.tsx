import { Trans, useLingui } from '@lingui/react/macro';
import { nextDueOn } from '../../../../domain/instalments.ts';
import type { DueRequest, TransferAccount } from '../../../../domain/payment-request.ts';
import type { Outcome } from '../../../../domain/payment.ts';
import { groupedIban } from '../../../../domain/payment.ts';
import { Amount } from '../../../ui/text/amount.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Reference } from '../../../ui/text/text-parts.tsx';
import { RecordTable } from '../../../ui/list/record-table.tsx';
import { DocumentParties } from './document-parties.tsx';
import styles from './document.module.css';
import { Document, FactBand } from './document.tsx';
import { InvoiceSubject } from './invoice-subject.tsx';
import { MoneyMovements } from './money-movements.tsx';
import { TransferCode } from './transfer-code.tsx';
import { dueRows } from './due-rows.tsx';
import { PartyBlock } from './party-block.tsx';

/** What to give the bank, at the foot of a sheet: account, reference, and the same as a code. */
function PaymentBox({ request, account }: Pick<TransferSheetProps, 'request' | 'account'>) {
  const { reference, holder, iban, bic, bank } = account;
  return (
    <div className={styles.payment}>
      <FactBand
        rows={[
          ...dueRows(request),
          { id: 'holder', term: <Trans>Account holder</Trans>, value: holder },
          { id: 'iban', term: 'IBAN', value: <Reference>{groupedIban(iban)}</Reference> },
          { id: 'bic', term: 'BIC', value: <Reference>{bic}</Reference> },
          { id: 'reference', term: <Trans>Payment reference</Trans>, value: <Reference>{reference}</Reference> },
          { id: 'bank', term: <Trans>Bank</Trans>, value: bank },
        ]}
      />
      <TransferCode transfer={{ ...account, amount: request.amount }} />
    </div>
  );
}

interface TransferSheetProps {
  readonly outcome: Pick<Outcome, 'reference' | 'invoices' | 'receipts' | 'refunds' | 'remaining'>;
  readonly request: DueRequest;
  readonly account: TransferAccount;
}

/** A transfer in print, for the person who orders it at the bank: what it pays, and where it goes. */
export function TransferSheet({ outcome, request, account }: TransferSheetProps) {
  const { t } = useLingui();
  const { invoices, receipts, refunds } = outcome;
  const [first] = invoices;
  return (
    <Document
      title={
        <Trans>
          Bank transfer <Reference>{outcome.reference}</Reference>
        </Trans>
      }
      state={receipts.length > 0 ? <Trans>Left to pay</Trans> : <Trans>To pay</Trans>}
      issuer={first?.issuer ?? null}
    >
      {first && (
        <DocumentParties
          from={<PartyBlock title={<Trans>Issued by</Trans>} party={first.issuer} />}
          to={<PartyBlock title={<Trans>Billed to</Trans>} party={first.payer} />}
        />
      )}
      <RecordTable
        caption={<Trans>Invoices this transfer pays</Trans>}
        columns={[
          { name: 'invoice', header: t`Invoice` },
          { name: 'subject', header: t`Description` },
          { name: 'due', header: t`Due on` },
          { name: 'total', header: t`Total`, isNumeric: true },
          { name: 'remaining', header: t`To pay`, isNumeric: true },
        ]}
        rows={invoices.map((invoice) => ({
          id: invoice.id,
          cells: {
            invoice: <Reference>{invoice.reference}</Reference>,
            subject: <InvoiceSubject invoice={invoice} />,
            due: <DateText day={nextDueOn(invoice)} />,
            total: <Amount value={invoice.total} />,
            remaining: <Amount value={invoice.remaining} />,
          },
        }))}
      />
      {receipts.length + refunds.length > 0 && (
        <div className={styles.movements}>
          <h2>
            <Trans>Payments and refunds</Trans>
          </h2>
          <MoneyMovements outcome={outcome} />
        </div>
      )}
      <PaymentBox request={request} account={account} />
    </Document>
  );
}
