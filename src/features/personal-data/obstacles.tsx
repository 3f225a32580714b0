import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DeletionObstacle } from '../../../machines/domain/personal-data.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { invoicePaths } from '../../../machines/invoice/invoice.paths.ts';
import { Link } from '../../ui/layout/link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextList } from '../../ui/text/text-list.tsx';

const words: Readonly<Record<DeletionObstacle, MessageDescriptor>> = {
  openInvoices: msg`You have invoices to pay.`,
  paymentUnderWay: msg`A payment is under way.`,
  refundUnderWay: msg`We still owe you a refund.`,
  unknown: msg`Something else of your account is not settled: please ask us.`,
};

/** Why the account cannot be deleted yet, and where that is settled. */
export function Obstacles({ obstacles }: { readonly obstacles: readonly DeletionObstacle[] }) {
  const { i18n } = useLingui();
  return (
    <Notice kind="warning" title={<Trans>Your account cannot be deleted yet</Trans>}>
      <TextList items={obstacles.map((obstacle) => ({ id: obstacle, text: i18n._(words[obstacle]) }))} />
      <p>
        <Link href={linkTo(invoicePaths.choice)}>
          <Trans>See your invoices</Trans>
        </Link>
      </p>
    </Notice>
  );
}
