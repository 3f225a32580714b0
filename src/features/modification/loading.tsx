import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The request is being read. */
export function Loading() {
  return (
    <Skeleton rows={5}>
      <Trans>Loading…</Trans>
    </Skeleton>
  );
}
