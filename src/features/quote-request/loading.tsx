import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** What was typed on another day is being read. */
export function Loading() {
  return (
    <Skeleton rows={6}>
      <Trans>Preparing your request…</Trans>
    </Skeleton>
  );
}
