import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** The watches are being read. */
export function Loading() {
  return (
    <Skeleton rows={6}>
      <Trans>Loading…</Trans>
    </Skeleton>
  );
}
