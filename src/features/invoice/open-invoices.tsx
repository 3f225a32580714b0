import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { MOST_INVOICES } from '../../../domain/checkout.ts';
import type { Completeness, RowsRead, WholeRead } from '../../../domain/completeness.ts';
import { isWhole } from '../../../domain/completeness.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import type { Moment } from '../../../domain/moment.ts';
import { duePartsOf, nextAmountOf } from '../../../domain/instalments.ts';
import { isTransferUndecided } from '../../../domain/invoice.ts';
import type { Money } from '../../../domain/money.ts';
import { sumByCurrency } from '../../../domain/payment-amounts.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';
import { CheckboxList } from '../../ui/form/checkbox-list.tsx';
import type { FieldState } from '../shared/form/use-form.ts';
import { DocumentLink } from '../shared/ordering/document-link.tsx';
import { InvoiceFacts, InvoiceName } from './invoice-facts.tsx';
import { LaterText } from './later-text.tsx';
import { OnlyInvoice } from './only-invoice.tsx';
import { TransferLinks } from './transfer-links.tsx';
import type { InvoiceScreenProps } from './screen-props.ts';

interface OpenInvoicesProps extends Pick<InvoiceScreenProps<'choice'>, 'can' | 'send'> {
  /** State of the form's field. */
  readonly field: FieldState;
  readonly invoices: readonly Invoice[];
  /** Number of times that the list has each of them, by id. */
  readonly times: ReadonlyMap<number, number>;
  /** How much of the list of invoices was read. */
  readonly completeness: Completeness;
  /** Server time of the answer. */
  readonly readAt: Moment;
  /** Ids of the selected invoices. */
  readonly selected: readonly number[];
  readonly onChange: (invoiceIds: readonly number[]) => void;
}

/** Their number, and what they come to in each currency; nothing is to be sent for those whose transfer is being checked. */
function OpenSums({ rows: invoices }: RowsRead<Invoice> & WholeRead) {
  const { i18n } = useLingui();
  const most = MOST_INVOICES;
  const toPay = invoices.filter((invoice) => !isTransferUndecided(invoice));
  const sums = sumByCurrency(toPay.map(nextAmountOf));
  const later = toPay.flatMap((invoice) => duePartsOf(invoice).slice(1));
  const inWords = (amounts: readonly Money[]) =>
    formatList(
      amounts.map((amount) => formatMoney(amount, i18n)),
      i18n,
    );
  const checked = invoices.length - toPay.length;
  return (
    <>
      {toPay.length > 0 && (
        <>
          <Plural value={toPay.length} one="# invoice" other="# invoices" />
          {'\u00a0· '}
          {toPay.some(({ vat }) => vat.minor > 0) ? <Trans>{inWords(sums)} incl. VAT</Trans> : inWords(sums)}
          {later.length > 0 && (
            <>
              <br />
              <LaterText parts={later} />
            </>
          )}
        </>
      )}
      {checked > 0 && (
        <>
          {toPay.length > 0 && <br />}
          <Plural
            value={checked}
            one="Not counted: # invoice whose transfer we’re checking"
            other="Not counted: # invoices whose transfer we’re checking"
          />
        </>
      )}
      {sums.length > 1 && (
        <>
          <br />
          <Trans>One payment can cover several invoices in the same currency.</Trans>
        </>
      )}
      {invoices.length > most && (
        <>
          <br />
          <Trans>One payment can cover up to {most} invoices.</Trans>
        </>
      )}
    </>
  );
}

/** Payable invoices: a single one as facts, several as a list to choose from. */
export function OpenInvoices(props: OpenInvoicesProps) {
  const { field, invoices, times, completeness, readAt, selected, onChange, can, send } = props;
  const open = { rows: invoices, completeness };
  const linksOf = ({ awaitedTransfer }: Invoice) =>
    awaitedTransfer && <TransferLinks transfer={awaitedTransfer} {...{ invoices, can, send }} />;
  // Stable while the invoices are the same: of a thousand, only changed ones render again.
  const options = useMemo(
    () =>
      invoices.map((invoice) => ({
        value: invoice.id,
        label: <InvoiceName invoice={invoice} />,
        amount: nextAmountOf(invoice),
        description: <InvoiceFacts invoice={invoice} readAt={readAt} count={times.get(invoice.id)} />,
        aside: <DocumentLink kind="invoice" reference={invoice.reference} isBrief />,
      })),
    [invoices, times, readAt],
  );
  const [only, ...others] = invoices;
  if (only && others.length === 0 && selected.includes(only.id)) {
    return <OnlyInvoice invoice={only} readAt={readAt} count={times.get(only.id)} links={linksOf(only)} />;
  }
  return (
    <CheckboxList
      {...field}
      legend={<Trans>Open invoices</Trans>}
      {...(isWhole(open) && { help: <OpenSums {...open} /> })}
      chosen={selected}
      onChange={onChange}
      options={options.map((option, index) => {
        const transferLinks = invoices[index] && linksOf(invoices[index]);
        if (!transferLinks) return option;
        return {
          ...option,
          aside: (
            <>
              {transferLinks}
              {option.aside}
            </>
          ),
        };
      })}
    />
  );
}
