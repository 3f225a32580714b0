import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { MOST_INVOICES } from '../../../domain/checkout.ts';
import type { Completeness, RowsRead, WholeRead } from '../../../domain/completeness.ts';
import { isWhole } from '../../../domain/completeness.ts';
import type { Invoice, AwaitedTransfer } from '../../../domain/invoice.ts';
import type { Moment } from '../../../domain/moment.ts';
import { duePartsOf, nextAmountOf, nextDueOn, nextInstalment } from '../../../domain/instalments.ts';
import {
  areTransfersAwaited,
  awaitedTransfers,
  isTransferAwaited,
  isTransferUndecided,
} from '../../../domain/invoice.ts';
import { conditionOf, isAltered } from '../../../domain/invoice-condition.ts';
import { dayIn } from '../../../domain/moment.ts';
import type { Money } from '../../../domain/money.ts';
import { sumByCurrency } from '../../../domain/payment-amounts.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';
import { useTimeZone } from '../../i18n/use-time-zone.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { CheckboxList } from '../../ui/form/checkbox-list.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Reference } from '../../ui/text/text-parts.tsx';
import { EventLink } from '../shared/event-link.tsx';
import type { FieldState } from '../shared/form/use-form.ts';
import { CorrectionText } from '../shared/ordering/correction-text.tsx';
import { DocumentLink } from '../shared/ordering/document-link.tsx';
import { DueDay } from '../shared/ordering/due-day.tsx';
import { InvoiceConditionText } from '../shared/ordering/invoice-condition.tsx';
import { Instalments } from '../shared/ordering/instalments.tsx';
import { NextInstalmentText } from '../shared/ordering/next-instalment.tsx';
import { InvoiceSubject, InvoiceTerms, InvoiceTitle } from '../shared/ordering/invoice-subject.tsx';
import styles from './invoice-list.module.css';
import { AwaitedLead } from './awaited-lead.tsx';
import { checkPlace } from './places.ts';
import { LaterText } from './later-text.tsx';
import { TransferLink } from '../shared/ordering/transfer-link.tsx';
import type { InvoiceScreenProps } from './screen-props.ts';

interface TransferLinksProps extends Pick<InvoiceScreenProps<'choice'>, 'can' | 'send'> {
  readonly transfer: AwaitedTransfer;
  /** All payable invoices: the transfer may cover several of them. */
  readonly invoices: readonly Invoice[];
  /** Its page has a link above the list. */
  readonly isLinked: boolean;
}

/** Actions on an awaited transfer: show the bank account, or pay its invoices with another method. */
function TransferLinks({ transfer, invoices, isLinked, can, send }: TransferLinksProps) {
  const { reference, undecided } = transfer;
  const invoiceIds = invoices
    .filter((invoice) => isTransferAwaited(invoice) && invoice.awaitedTransfer?.reference === reference)
    // A public body pays what is on Chorus Pro by transfer.
    .filter(({ chorus }) => chorus === null)
    .map(({ id }) => id);
  const replaced = { type: 'transfer.replaced', invoiceIds } as const;
  const isReplaceable = invoiceIds.length > 0 && undecided.length === 0;
  if (isLinked && !isReplaceable) return null;
  return (
    <Actions>
      {!isLinked && <TransferLink transfer={transfer} />}
      {isReplaceable && (
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

/** An invoice that the list has several times is one invoice. */
function TimesListed({ count = 1 }: { readonly count: number | undefined }) {
  if (count === 1) return null;
  return <Trans>listed {count} times, to be paid once</Trans>;
}

interface OnlyInvoiceProps {
  readonly invoice: Invoice;
  readonly readAt: Moment;
  readonly count: number | undefined;
  /** Actions on its transfer, if one is awaited. */
  readonly links: ReactNode;
}

/** How the only invoice stands: by when it is to be paid, or what is out of the ordinary. */
function OnlyCondition({ invoice, readAt }: Pick<OnlyInvoiceProps, 'invoice' | 'readAt'>) {
  const { kind } = conditionOf(invoice, dayIn(readAt, useTimeZone()));
  if (kind !== 'open') return <InvoiceConditionText invoice={invoice} readAt={readAt} />;
  return (
    <Trans>
      to pay by <DateText day={nextDueOn(invoice)} isBrief />
    </Trans>
  );
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

/** The only payable invoice: there is nothing to choose, and its sum leads. */
function OnlyInvoice({ invoice, readAt, count = 1, links }: OnlyInvoiceProps) {
  const hasPlan = nextInstalment(invoice) !== null;
  return (
    <Stack gap="close">
      <p className={styles.lead}>
        <span className={styles.sum}>
          <Amount value={nextAmountOf(invoice)} />
        </span>{' '}
        <OnlyCondition invoice={invoice} readAt={readAt} />
        {count > 1 && '\u00a0· '}
        <TimesListed count={count} />
      </p>
      {hasPlan && (
        <p>
          <NextInstalmentText invoice={invoice} />
        </p>
      )}
      {links}
      <Actions>
        <DocumentLink kind="invoice" reference={invoice.reference} />
      </Actions>
      <Instalments invoice={invoice} readAt={readAt} />
      <DataList
        rows={[
          { id: 'subject', term: <Trans>For</Trans>, value: <InvoiceSubject invoice={invoice} /> },
          { id: 'payer', term: <Trans>Billed to</Trans>, value: invoice.payer.name },
          ...(!isAltered(invoice)
            ? []
            : [{ id: 'correction', term: <Trans>Correction</Trans>, value: <CorrectionText invoice={invoice} /> }]),
          {
            id: 'dates',
            term: <Trans>Dates</Trans>,
            value: hasPlan ? (
              <Trans>
                Issued on <DateText day={invoice.issuedOn} />
              </Trans>
            ) : (
              <Trans>
                Issued on <DateText day={invoice.issuedOn} />, due on <DateText day={invoice.dueOn} />
              </Trans>
            ),
          },
        ]}
      />
    </Stack>
  );
}

/** Payable invoices: a single one as facts, several as a list to choose from. */
export function OpenInvoices(props: OpenInvoicesProps) {
  const { field, invoices, times, completeness, readAt, selected, onChange, can, send } = props;
  const open = { rows: invoices, completeness };
  const isAwaited = areTransfersAwaited(invoices);
  const [transfer = null, ...transfers] = isAwaited ? awaitedTransfers(invoices) : [];
  const linked = transfers.length === 0 ? transfer : null;
  const linksOf = ({ awaitedTransfer }: Invoice, isLinked: boolean) =>
    awaitedTransfer && <TransferLinks transfer={awaitedTransfer} {...{ invoices, isLinked, can, send }} />;
  // Stable while the invoices are the same: of a thousand, only changed ones render again.
  const options = useMemo(
    () =>
      invoices.map((invoice) => ({
        value: invoice.id,
        label: (
          <>
            <InvoiceTitle invoice={invoice} />{' '}
            <span className={styles.reference}>
              <Reference>{invoice.reference}</Reference>
            </span>
          </>
        ),
        amount: nextAmountOf(invoice),
        description: (
          <span className={styles.facts}>
            <span className={styles.terms}>
              <InvoiceTerms invoice={invoice} />
            </span>{' '}
            <span>
              <DueDay invoice={invoice} readAt={readAt} />
            </span>{' '}
            <InvoiceConditionText invoice={invoice} readAt={readAt} />{' '}
            <span>
              <TimesListed count={times.get(invoice.id)} />
            </span>{' '}
            {nextInstalment(invoice) && (
              <span>
                <NextInstalmentText invoice={invoice} />
              </span>
            )}{' '}
            {isAltered(invoice) && (
              <span>
                <CorrectionText invoice={invoice} />
              </span>
            )}
          </span>
        ),
        aside: <DocumentLink kind="invoice" reference={invoice.reference} isBrief />,
      })),
    [invoices, times, readAt],
  );
  const [only, ...others] = invoices;
  if (only && others.length === 0 && selected.includes(only.id)) {
    return <OnlyInvoice invoice={only} readAt={readAt} count={times.get(only.id)} links={linksOf(only, false)} />;
  }
  const list = (
    <CheckboxList
      {...field}
      legend={<Trans>Open invoices</Trans>}
      {...(isWhole(open) && !(isAwaited && others.length === 0) && { help: <OpenSums {...open} /> })}
      chosen={selected}
      onChange={onChange}
      options={options.map((option, index) => {
        const transferLinks = invoices[index] && linksOf(invoices[index], linked !== null);
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
  if (!isAwaited) return list;
  return (
    <Stack>
      <AwaitedLead invoices={invoices} readAt={readAt} transfer={linked} isMain={selected.length === 0} />
      {list}
    </Stack>
  );
}
