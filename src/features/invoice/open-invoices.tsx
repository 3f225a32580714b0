import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Invoice, Moment, AwaitedTransfer } from '../../../machines/domain/invoice.ts';
import { isTransferAwaited } from '../../../machines/domain/invoice.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { CheckboxList } from '../../ui/form/checkbox-list.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Reference } from '../../ui/text/reference.tsx';
import { EventLink } from '../shared/event-link.tsx';
import type { FieldState } from '../shared/form/use-form.ts';
import { InvoiceConditionText } from '../shared/ordering/invoice-condition.tsx';
import { InvoiceSubject } from '../shared/ordering/invoice-subject.tsx';
import { checkPlace, outcomePlace } from './places.ts';
import type { InvoiceScreenProps } from './screens.tsx';

interface TransferLinksProps extends Pick<InvoiceScreenProps<'choice'>, 'can' | 'send'> {
  readonly transfer: AwaitedTransfer;
  /** All payable invoices: the transfer may cover several of them. */
  readonly invoices: readonly Invoice[];
}

/** Actions on an awaited transfer: show the bank account, or pay its invoices with another method. */
function TransferLinks({ transfer: { reference }, invoices, can, send }: TransferLinksProps) {
  const invoiceIds = invoices
    .filter((invoice) => isTransferAwaited(invoice) && invoice.awaitedTransfer?.reference === reference)
    .map(({ id }) => id);
  const replaced = { type: 'transfer.replaced', invoiceIds } as const;
  return (
    <Actions>
      <Link href={outcomePlace(reference)} variant="standalone">
        <span>
          <Trans>See the details</Trans> <VisuallyHidden as="span">{reference}</VisuallyHidden>
        </span>
      </Link>
      {invoiceIds.length > 0 && (
        <EventLink href={checkPlace} variant="standalone" event={replaced} can={can} send={send}>
          <span>
            <Trans>Pay another way</Trans> <VisuallyHidden as="span">{reference}</VisuallyHidden>
          </span>
        </EventLink>
      )}
    </Actions>
  );
}

interface OpenInvoicesProps extends Pick<InvoiceScreenProps<'choice'>, 'can' | 'send'> {
  /** State of the form's field. */
  readonly field: FieldState;
  readonly invoices: readonly Invoice[];
  /** Server time of the answer. */
  readonly readAt: Moment;
  /** Ids of the selected invoices. */
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

/** Payable invoices: a single one as facts, since there is nothing to choose; several as a list to choose from. */
export function OpenInvoices({ field, invoices, readAt, selected, onChange, can, send }: OpenInvoicesProps) {
  const links = ({ awaitedTransfer }: Invoice) =>
    awaitedTransfer && <TransferLinks transfer={awaitedTransfer} invoices={invoices} can={can} send={send} />;
  // Stable while the invoices are the same: of a thousand, only changed ones render again.
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
        const transferLinks = invoices[index] && links(invoices[index]);
        return transferLinks ? { ...option, aside: transferLinks } : option;
      })}
    />
  );
}
