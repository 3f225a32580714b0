import { nextAmountOf } from '../../../../domain/instalments.ts';
import type { Invoice } from '../../../../domain/invoice.ts';
import { isTransferUndecided } from '../../../../domain/invoice.ts';
import type { Moment } from '../../../../domain/moment.ts';
import { Amount } from '../../../ui/text/amount.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { Reference } from '../../../ui/text/text-parts.tsx';
import { InvoiceStandingText } from './invoice-condition.tsx';
import { NextInstalmentText } from './next-instalment.tsx';
import { Trans } from '@lingui/react/macro';

interface NamedInvoicesProps {
  readonly invoices: readonly Invoice[];
  readonly readAt: Moment;
  /** The payment whose money is named on the same page. */
  readonly payment?: string;
}

/** The invoices that an outcome is about: which they are, where each stands, and what is to be paid of it next. */
export function NamedInvoices({ invoices, readAt, payment }: NamedInvoicesProps) {
  const isNamed = (invoice: Invoice) => isTransferUndecided(invoice) && invoice.awaitedTransfer?.reference === payment;
  return (
    <DataList
      rows={invoices.map((invoice) => ({
        id: String(invoice.id),
        term: (
          <Trans>
            Invoice <Reference>{invoice.reference}</Reference>
          </Trans>
        ),
        ...(!isNamed(invoice) && {
          value: (
            <>
              <InvoiceStandingText invoice={invoice} readAt={readAt} /> <NextInstalmentText invoice={invoice} />
            </>
          ),
        }),
        ...(invoice.remaining.minor > 0 && { amount: <Amount value={nextAmountOf(invoice)} /> }),
      }))}
    />
  );
}
