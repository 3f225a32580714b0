import { Trans } from '@lingui/react/macro';
import type { Read, RowsRead } from '../../../domain/completeness.ts';
import type { ListedRefund } from '../../../domain/payment.ts';
import { Link } from '../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { DataList } from '../../ui/list/data-list.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { Reference } from '../../ui/text/text-parts.tsx';
import { PartialNotice } from '../shared/partial-notice.tsx';
import { ListedRefundText, RefundStateText } from '../shared/ordering/refund-text.tsx';
import { outcomePlace } from './places.ts';

/** Link to the payment that a refund returns. */
export function PaymentLink({ payment }: Pick<ListedRefund, 'payment'>) {
  return (
    <Link href={outcomePlace(payment)} variant="standalone">
      <span>
        <Trans>View the payment</Trans> <VisuallyHidden as="span">{payment}</VisuallyHidden>
      </span>
    </Link>
  );
}

/** Reads the refunds again, with the invoices. */
export interface RefundsRetry {
  readonly onRetry: () => void;
  readonly busy: boolean;
}

/** Says that refunds are missing; renders nothing where all were read. */
export function MissingRefunds({ completeness, onRetry, busy }: Read & RefundsRetry) {
  return (
    <PartialNotice completeness={completeness} onRetry={onRetry} busy={busy}>
      <Trans>We can’t show all of your refunds.</Trans>
    </PartialNotice>
  );
}

/** Refunds that are being checked or sent, each with its payment; renders nothing without any. */
export function PendingRefunds({
  refunds: { rows, completeness },
  ...retry
}: RefundsRetry & { readonly refunds: RowsRead<ListedRefund> }) {
  const pending = rows.filter(({ state }) => state !== 'sent');
  if (pending.length === 0) return <MissingRefunds completeness={completeness} {...retry} />;
  return (
    <>
      <DataList
        rows={pending.map((refund) => ({
          id: refund.reference,
          term:
            refund.state === 'beingDecided' ? (
              <Trans>Being checked</Trans>
            ) : (
              <Trans>
                Refund <Reference>{refund.reference}</Reference>
              </Trans>
            ),
          value: refund.overpayment ? <ListedRefundText refund={refund} /> : <RefundStateText refund={refund} />,
          amount: <Amount value={refund.amount} />,
          action: <PaymentLink payment={refund.payment} />,
        }))}
      />
      <MissingRefunds completeness={completeness} {...retry} />
    </>
  );
}
