import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** The readers are being read. */
export function Loading() {
  return (
    <Skeleton rows={8}>
      <Trans>Loading the readers…</Trans>
    </Skeleton>
  );
}
