import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** What is known of the person is being read. */
export function Loading() {
  return (
    <Skeleton rows={5}>
      <Trans>Loading your information…</Trans>
    </Skeleton>
  );
}
