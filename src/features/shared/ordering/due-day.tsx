import { Trans } from '@lingui/react/macro';
import { nextDueOn } from '../../../../domain/instalments.ts';
import { daysBetween } from '../../../../domain/day.ts';
import type { Invoice } from '../../../../domain/invoice.ts';
import { isTransferAwaited } from '../../../../domain/invoice.ts';
import { conditionOf, isDue } from '../../../../domain/invoice-condition.ts';
import type { Moment } from '../../../../domain/moment.ts';
import { dayIn } from '../../../../domain/moment.ts';
import { useTimeZone } from '../../../i18n/use-time-zone.ts';
import { DateText } from '../../../ui/text/date-text.tsx';

interface DueDayProps {
  readonly invoice: Invoice;
  /** Server time of the answer. */
  readonly readAt: Moment;
}

/** When it is due, and that a transfer is to pay it in time; renders nothing where its condition says so, or nothing is to be sent. */
export function DueDay({ invoice, readAt }: DueDayProps) {
  const today = dayIn(readAt, useTimeZone());
  const condition = conditionOf(invoice, today);
  if (isDue(condition) || condition.kind === 'transferUndecided') return null;
  const dueOn = nextDueOn(invoice);
  const day = <DateText day={dueOn} isBrief />;
  if (isTransferAwaited(invoice) && daysBetween(today, dueOn) >= 0)
    return <Trans>To pay by bank transfer by {day}</Trans>;
  return <Trans>Due on {day}</Trans>;
}
