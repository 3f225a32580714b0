import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Invoice, Moment } from '../../../machines/domain/invoice.ts';
import { Amount } from '../../ui/text/amount.tsx';
import { CheckboxList } from '../../ui/form/checkbox-list.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Reference } from '../../ui/text/reference.tsx';
import type { FieldState } from '../shared/form/use-form.ts';
import type { InvoiceScreenProps } from './screen-props.ts';
import { TransferLinks } from './transfer-links.tsx';
import { InvoiceConditionText } from '../shared/ordering/invoice-condition.tsx';
import { InvoiceSubject } from '../shared/ordering/invoice-subject.tsx';

interface OpenInvoicesProps extends Pick<InvoiceScreenProps<'choice'>, 'can' | 'send'> {
  /** What the form knows of the choice. */
  readonly field: FieldState;
  readonly invoices: readonly Invoice[];
  /** The server's clock as it told them. */
  readonly readAt: Moment;
  /** Ids of the chosen ones. */
  readonly selected: readonly number[];
  readonly onChange: (invoiceIds: readonly number[]) => void;
}

function Dates({ issuedOn, dueOn }: Pick<Invoice, 'issuedOn' | 'dueOn'>) {
  return (
    <Trans>
      Issued on <DateText day={issuedOn} />, due on <DateText day={dueOn} />
    </Trans>
  );
}

/** What can be paid: one invoice as facts, for there is nothing to choose; several as a list to choose from. */
export function OpenInvoices({ field, invoices, readAt, selected, onChange, can, send }: OpenInvoicesProps) {
  const links = ({ awaitedTransfer }: Invoice) =>
    awaitedTransfer && <TransferLinks transfer={awaitedTransfer} invoices={invoices} can={can} send={send} />;
  // The same options as long as the invoices are the same: of a thousand, those are drawn again that change.
  const options = useMemo(
    () =>
      invoices.map((invoice) => ({
        value: invoice.id,
        label: <Reference>{invoice.reference}</Reference>,
        amount: invoice.remaining,
        description: (
          <>
            <InvoiceSubject invoice={invoice} />
            <br />
            <Dates {...invoice} />
            <br />
            <InvoiceConditionText invoice={invoice} readAt={readAt} />
          </>
        ),
      })),
    [invoices, readAt],
  );
  const [only, ...others] = invoices;
  if (only && others.length === 0 && selected.includes(only.id)) {
    return (
      <DataList
        rows={[
          {
            id: 'reference',
            term: <Trans>Invoice</Trans>,
            value: (
              <strong>
                <Reference>{only.reference}</Reference>
              </strong>
            ),
          },
          { id: 'subject', term: <Trans>For</Trans>, value: <InvoiceSubject invoice={only} /> },
          { id: 'payer', term: <Trans>Billed to</Trans>, value: only.payer.name },
          { id: 'dates', term: <Trans>Dates</Trans>, value: <Dates {...only} /> },
          {
            id: 'condition',
            term: <Trans>Status</Trans>,
            value: (
              <>
                <InvoiceConditionText invoice={only} readAt={readAt} />
                {links(only)}
              </>
            ),
          },
          {
            id: 'total',
            term: <Trans>To pay, VAT included</Trans>,
            value: <Amount value={only.remaining} isLarge />,
          },
        ]}
      />
    );
  }
  const currencies = new Set(invoices.map(({ total }) => total.currency));
  return (
    <CheckboxList
      {...field}
      legend={<Trans>Open invoices</Trans>}
      help={
        currencies.size > 1 ? (
          <Trans>One payment can cover several invoices, as long as they are in the same currency.</Trans>
        ) : (
          <Trans>One payment can cover several invoices.</Trans>
        )
      }
      chosen={selected}
      onChange={onChange}
      options={options.map((option, index) => {
        const beside = invoices[index] && links(invoices[index]);
        return beside ? { ...option, beside } : option;
      })}
    />
  );
}
