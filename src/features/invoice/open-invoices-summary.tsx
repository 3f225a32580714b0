import { Plural } from '@lingui/react/macro';
import { isWhole } from '../../../domain/completeness.ts';
import type { InvoicesAnswer } from '../../../domain/checkout.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import type { Moment } from '../../../domain/moment.ts';
import { nextAmountOf, nextInstalment } from '../../../domain/instalments.ts';
import { areTransfersAwaited, isTransferAwaited, openByUrgency } from '../../../domain/invoice.ts';
import { dayIn } from '../../../domain/moment.ts';
import { useTimeZone } from '../../i18n/use-time-zone.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { Amount } from '../../ui/text/amount.tsx';
import { Reference } from '../../ui/text/text-parts.tsx';
import { Due, PayInvoices } from './due.tsx';
import { payableAmong, toInvoices } from './payable.tsx';
import { PendingRefunds } from './pending-refunds.tsx';
import { DueDay } from '../shared/ordering/due-day.tsx';
import { TransferLink } from '../shared/ordering/transfer-link.tsx';
import { InvoiceConditionText } from '../shared/ordering/invoice-condition.tsx';
import { NextInstalmentText } from '../shared/ordering/next-instalment.tsx';
import { InvoiceTerms, InvoiceTitle } from '../shared/ordering/invoice-subject.tsx';
import { TitleList } from '../shared/title-list.tsx';
import type { ReceivedProps } from '../shared/section-screens.tsx';
import styles from './due.module.css';

/** Most invoices that are listed here; their page has all. */
const MOST = 5;

interface ConditionProps {
  readonly invoice: Invoice;
  readonly readAt: Moment;
  /** Nothing else is to be paid. */
  readonly isMain: boolean;
}

function Condition({ invoice, readAt, isMain }: ConditionProps) {
  const { awaitedTransfer, reference } = invoice;
  return (
    <div className={styles.facts}>
      <span className={styles.terms}>
        <InvoiceTerms invoice={invoice} />
      </span>
      <Reference>{reference}</Reference>
      <span>
        <DueDay invoice={invoice} readAt={readAt} />
      </span>
      <InvoiceConditionText invoice={invoice} readAt={readAt} />
      {nextInstalment(invoice) && (
        <span>
          <NextInstalmentText invoice={invoice} />
        </span>
      )}
      {awaitedTransfer && isTransferAwaited(invoice) && (
        <div className={classNames(isMain && styles.main)}>
          <Actions>
            <TransferLink transfer={awaitedTransfer} isMain={isMain} />
          </Actions>
        </div>
      )}
    </div>
  );
}

/** Open invoices with their due dates; paid ones are on the page of invoices. */
export function OpenInvoices({ received, ...retry }: ReceivedProps<InvoicesAnswer>) {
  const { invoices, readAt } = received;
  const today = dayIn(readAt, useTimeZone());
  const open = openByUrgency(invoices, today);
  const others = open.length - MOST;
  const payable = payableAmong(received, today);
  return (
    <>
      {payable.length > 0 && (isWhole(received) ? <Due received={received} today={today} /> : <PayInvoices />)}
      <TitleList
        items={open.slice(0, MOST).map((invoice, index) => ({
          id: invoice.id,
          title: <InvoiceTitle invoice={invoice} />,
          figure: <Amount value={nextAmountOf(invoice)} />,
          line: <Condition invoice={invoice} readAt={readAt} isMain={index === 0 && areTransfersAwaited(open)} />,
        }))}
      />
      {others > 0 && isWhole(received) && (
        <p>
          <Plural value={others} one="And # other open invoice" other="And # other open invoices" />
        </p>
      )}
      <PendingRefunds refunds={received.refunds} {...retry} />
      {payable.length === 0 && <Actions>{toInvoices}</Actions>}
    </>
  );
}
