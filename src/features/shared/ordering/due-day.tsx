import { Trans } from '@lingui/react/macro';
import { nextDueOn } from '../../../../domain/instalments.ts';
import type { Invoice } from '../../../../domain/invoice.ts';
import { conditionOf } from '../../../../domain/invoice-condition.ts';
import type { Moment } from '../../../../domain/moment.ts';
import { dayIn } from '../../../../domain/moment.ts';
import { useTimeZone } from '../../../i18n/use-time-zone.ts';
import { DateText } from '../../../ui/text/date-text.tsx';

interface DueDayProps {
  readonly invoice: Invoice;
  /** Server time of the answer. */
  readonly readAt: Moment;
  /** Nothing stands before it that a separator would end. */
  readonly isFirst?: boolean;
}

/** When it is due, after a separator; renders nothing where its condition says so, or nothing is to be sent. */
export function DueDay({ invoice, readAt, isFirst = false }: DueDayProps) {
  const { kind } = conditionOf(invoice, dayIn(readAt, useTimeZone()));
  if (kind === 'open' || kind === 'transferUndecided') return null;
  return (
    <>
      {!isFirst && '\u00a0· '}
      <Trans>
        due on <DateText day={nextDueOn(invoice)} isBrief />
      </Trans>
    </>
  );
}
