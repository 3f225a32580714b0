import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Site and visitor are being read. */
export function Boot() {
  return (
    <Skeleton rows={3}>
      <Trans>The page is being prepared…</Trans>
    </Skeleton>
  );
}
