import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** What is known of the reader, or of the seats, is being read. */
export function Loading() {
  return (
    <Skeleton rows={5}>
      <Trans>Loading…</Trans>
    </Skeleton>
  );
}
