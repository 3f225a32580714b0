import { useLingui } from '@lingui/react/macro';
import { nextAmountOf, nextDueOn } from '../../../domain/instalments.ts';
import type { AwaitedTransfer, Invoice } from '../../../domain/invoice.ts';
import type { Moment } from '../../../domain/moment.ts';
import { sumByCurrency } from '../../../domain/payment-amounts.ts';
import { formatList, formatMoney } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DueDay } from '../shared/ordering/due-day.tsx';
import { TransferLink } from '../shared/ordering/transfer-link.tsx';
import styles from './invoice-list.module.css';

interface AwaitedLeadProps {
  readonly invoices: readonly Invoice[];
  /** Server time of the answer. */
  readonly readAt: Moment;
  /** `null` if there are several. */
  readonly transfer: AwaitedTransfer | null;
  /** No other invoice is chosen: sending the transfer is the next step. */
  readonly isMain: boolean;
}

/** What transfers are to bring for all open invoices, by when, and where to send it. */
export function AwaitedLead({ invoices, readAt, transfer, isMain }: AwaitedLeadProps) {
  const { i18n } = useLingui();
  const sums = sumByCurrency(invoices.map(nextAmountOf)).map((amount) => formatMoney(amount, i18n));
  const [first] = invoices;
  const isOneDay = new Set(invoices.map(nextDueOn)).size === 1;
  return (
    <Stack gap="close">
      <p className={styles.lead}>
        <span className={styles.sum}>{formatList(sums, i18n)}</span>
        {first && isOneDay && (
          <>
            <br />
            <DueDay invoice={first} readAt={readAt} />
          </>
        )}
      </p>
      {transfer && (
        <Actions>
          <TransferLink transfer={transfer} isMain={isMain} />
        </Actions>
      )}
    </Stack>
  );
}
