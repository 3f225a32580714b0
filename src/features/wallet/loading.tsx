import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The wallet is being read. */
export function Loading() {
  return (
    <Skeleton rows={8}>
      <Trans>Loading your wallet…</Trans>
    </Skeleton>
  );
}
