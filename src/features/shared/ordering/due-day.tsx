import { Trans } from '@lingui/react/macro';
import { nextDueOn } from '../../../../domain/instalments.ts';
import type { Invoice } from '../../../../domain/invoice.ts';
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

/** When it is due; renders nothing where its condition says so, or nothing is to be sent. */
export function DueDay({ invoice, readAt }: DueDayProps) {
  const condition = conditionOf(invoice, dayIn(readAt, useTimeZone()));
  if (isDue(condition) || condition.kind === 'transferUndecided') return null;
  return (
    <Trans>
      Due on <DateText day={nextDueOn(invoice)} isBrief />
    </Trans>
  );
}
