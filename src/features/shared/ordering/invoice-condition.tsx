import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AwaitedTransfer, Invoice } from '../../../../domain/invoice.ts';
import { isCanceled } from '../../../../domain/invoice.ts';
import type { Day } from '../../../../domain/day.ts';
import type { DueCondition, InvoiceCondition } from '../../../../domain/invoice-condition.ts';
import type { Moment } from '../../../../domain/moment.ts';
import { nextDueOn } from '../../../../domain/instalments.ts';
import { conditionOf, dueCondition, isCorrected } from '../../../../domain/invoice-condition.ts';
import { dayIn } from '../../../../domain/moment.ts';
import { formatList, formatMoney } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../i18n/use-time-zone.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import type { NoticeKind } from '../../../ui/feedback/notice.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { ChorusText } from './chorus-text.tsx';
import { chorusKinds } from './chorus-kinds.ts';
import { CorrectionText } from './correction-text.tsx';
import { StandingText } from './standing-text.tsx';
import styles from './invoice-condition.module.css';

interface InvoiceConditionProps {
  readonly invoice: Invoice;
  /** The server's time when it sent the invoice. */
  readonly readAt: Moment;
}

function kindOf(condition: InvoiceCondition): NoticeKind {
  switch (condition.kind) {
    case 'settled':
      return 'success';
    case 'overdue':
      return 'danger';
    case 'dueSoon':
    case 'transferUndecided':
      return 'warning';
    case 'partlySettled':
      return condition.overdueBy > 0 ? 'danger' : 'warning';
    case 'chorus':
      return chorusKinds[condition.progress.kind];
    case 'disputed':
      return 'warning';
    case 'open':
    case 'quote':
    case 'transferAwaited':
    case 'givenBack':
    case 'canceled':
    case 'creditNote':
      return 'info';
  }
}

function PartlySettled({
  invoice,
  overdueBy,
}: Pick<InvoiceConditionProps, 'invoice'> & { readonly overdueBy: number }) {
  const { i18n } = useLingui();
  const remaining = formatMoney(invoice.remaining, i18n);
  if (overdueBy === 0) return <Trans>Partly paid: {remaining} left to pay</Trans>;
  return (
    <Trans>
      Partly paid: {remaining} left to pay, overdue by <Plural value={overdueBy} one="# day" other="# days" />
    </Trans>
  );
}

/** What came for a transfer in another currency, before the office has decided about it. */
function TransferUndecided({ transfer: { undecided } }: { readonly transfer: AwaitedTransfer }) {
  const { i18n } = useLingui();
  const amounts = formatList(
    undecided.map((amount) => formatMoney(amount, i18n)),
    i18n,
  );
  return <Trans>We received {amounts} for your transfer and are checking it; don’t send anything now</Trans>;
}

/** By when it is to be paid, and how near that is. */
function DueText({ condition, dueOn }: { readonly condition: DueCondition; readonly dueOn: Day }) {
  const day = <DateText day={dueOn} isBrief />;
  switch (condition.kind) {
    case 'open':
      return <Trans>To pay by {day}</Trans>;
    case 'dueSoon': {
      const { days } = condition;
      return (
        <Trans>
          <Plural value={days} _0="Due today" one="Due tomorrow" other="Due in # days" />, {day}
        </Trans>
      );
    }
    case 'overdue': {
      const { days } = condition;
      return (
        <Trans>
          <Plural value={days} one="Overdue by # day" other="Overdue by # days" />, since {day}
        </Trans>
      );
    }
  }
}

/** What is to be paid by a day: the same words, colour and icon wherever that is listed. */
export function DueStatus({ dueOn }: { readonly dueOn: Day }) {
  const [now] = useState(() => new Date().toISOString());
  const condition = dueCondition(dueOn, dayIn(now, useTimeZone()));
  return (
    <Status kind={kindOf(condition)}>
      <DueText condition={condition} dueOn={dueOn} />
    </Status>
  );
}

function ConditionText({
  invoice,
  condition,
}: Pick<InvoiceConditionProps, 'invoice'> & { readonly condition: InvoiceCondition }) {
  const zone = useTimeZone();
  switch (condition.kind) {
    case 'open':
    case 'dueSoon':
    case 'overdue':
      return <DueText condition={condition} dueOn={nextDueOn(invoice)} />;
    case 'settled':
    case 'disputed':
    case 'givenBack':
    case 'canceled':
      return <StandingText invoice={invoice} />;
    case 'creditNote':
      return <Trans>Credit note</Trans>;
    case 'quote':
      return <Trans>A quote, not an invoice</Trans>;
    case 'transferAwaited': {
      const { orderedAt } = condition.transfer;
      return (
        <Trans>
          Awaiting your transfer, chosen on <DateText day={dayIn(orderedAt, zone)} />
        </Trans>
      );
    }
    case 'transferUndecided':
      return <TransferUndecided transfer={condition.transfer} />;
    case 'chorus':
      return <ChorusText progress={condition.progress} />;
    case 'partlySettled':
      return <PartlySettled invoice={invoice} overdueBy={condition.overdueBy} />;
  }
}

/** State of an invoice, in the same words on every page. */
export function InvoiceConditionText({ invoice, readAt }: InvoiceConditionProps) {
  const condition = conditionOf(invoice, dayIn(readAt, useTimeZone()));
  return (
    <Status kind={kindOf(condition)}>
      <ConditionText invoice={invoice} condition={condition} />
    </Status>
  );
}

/** State of an invoice, and what changed it since it was issued. */
export function InvoiceStandingText({ invoice, readAt }: InvoiceConditionProps) {
  // The credit notes that cancel it say so.
  if (isCanceled(invoice))
    return (
      <div className={styles.correction}>
        <CorrectionText invoice={invoice} />
      </div>
    );
  return (
    <>
      <InvoiceConditionText invoice={invoice} readAt={readAt} />
      {isCorrected(invoice) && (
        <div className={styles.correction}>
          <CorrectionText invoice={invoice} />
        </div>
      )}
    </>
  );
}
