import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The list is being read. */
export function Loading() {
  return (
    <Skeleton rows={8}>
      <Trans>Loading the list…</Trans>
    </Skeleton>
  );
}
