import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The order is being read. */
export function Loading() {
  return (
    <Skeleton rows={4}>
      <Trans>Loading what there is to pay…</Trans>
    </Skeleton>
  );
}

/** The kept addresses are being read. */
export function AddressesLoading() {
  return (
    <Skeleton rows={3}>
      <Trans>Loading your addresses…</Trans>
    </Skeleton>
  );
}
