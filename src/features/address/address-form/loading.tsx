import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** The addresses are being read. */
export function Loading() {
  return (
    <Skeleton rows={8}>
      <Trans>Loading…</Trans>
    </Skeleton>
  );
}
