import { Trans, useLingui } from '@lingui/react/macro';
import type { RowsRead } from '../../../domain/completeness.ts';
import type { ListedRefund } from '../../../domain/payment.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { RecordTable } from '../../ui/list/record-table.tsx';
import { useTruncatedList } from '../../ui/list/truncated-list.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { Reference } from '../../ui/text/text-parts.tsx';
import { ListedRefundText } from '../shared/ordering/refund-text.tsx';
import styles from './invoice-list.module.css';
import type { RefundsRetry } from './pending-refunds.tsx';
import { MissingRefunds, PaymentLink } from './pending-refunds.tsx';

interface RefundsProps extends RefundsRetry {
  readonly refunds: RowsRead<ListedRefund>;
}

/** Refunds of a person's payments, and what is being checked, newest first; renders nothing without any. */
export function Refunds({ refunds: { rows, completeness }, ...retry }: RefundsProps) {
  const { t } = useLingui();
  const { shown, fold } = useTruncatedList(rows);
  const isChecking = rows.some(({ state }) => state === 'beingDecided');
  if (rows.length === 0) return <MissingRefunds completeness={completeness} {...retry} />;
  return (
    <>
      <RecordTable
        caption={isChecking ? <Trans>Payments and refunds</Trans> : <Trans>Refunds</Trans>}
        columns={[
          { name: 'reference', header: isChecking ? t`Status` : t`Refund` },
          { name: 'amount', header: t`Amount`, isNumeric: true, place: 'sum' },
          { name: 'payment', header: t`Payment`, place: 'action' },
        ]}
        rows={shown.map((refund) => ({
          id: refund.reference,
          cells: {
            reference: (
              <>
                {refund.state === 'beingDecided' ? (
                  <Trans>Being checked</Trans>
                ) : (
                  <Reference>{refund.reference}</Reference>
                )}
                <div className={styles.detail}>
                  <ListedRefundText refund={refund} />
                </div>
              </>
            ),
            amount: <Amount value={refund.amount} />,
            payment: <PaymentLink payment={refund.payment} />,
          },
        }))}
      />
      {fold && <Actions>{fold}</Actions>}
      <MissingRefunds completeness={completeness} {...retry} />
    </>
  );
}
