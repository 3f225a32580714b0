import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** The subscriptions are being read. */
export function Loading() {
  return (
    <Skeleton rows={8}>
      <Trans>Loading your subscriptions…</Trans>
    </Skeleton>
  );
}
