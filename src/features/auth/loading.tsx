import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Skeleton while the email's link is checked. */
export function Loading() {
  return (
    <Skeleton rows={3}>
      <Trans>Loading…</Trans>
    </Skeleton>
  );
}
