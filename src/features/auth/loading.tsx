import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** What the letter's link opens is being read. */
export function Loading() {
  return (
    <Skeleton rows={3}>
      <Trans>Loading…</Trans>
    </Skeleton>
  );
}
