import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** What is known is being read. */
export function Loading() {
  return (
    <Skeleton rows={4}>
      <Trans>Loading…</Trans>
    </Skeleton>
  );
}
