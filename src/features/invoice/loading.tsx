import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The invoices are being read. */
export function Loading() {
  return (
    <Skeleton rows={4}>
      <Trans>Loading your invoices…</Trans>
    </Skeleton>
  );
}
