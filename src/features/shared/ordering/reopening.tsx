import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** What is about to be paid in another way is being read. */
export function Reopening() {
  return (
    <Skeleton rows={4}>
      <Trans>Loading what there is to pay…</Trans>
    </Skeleton>
  );
}
