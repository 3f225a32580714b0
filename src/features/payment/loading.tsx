import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../ui/feedback/skeleton.tsx';

/** The order is being read. */
export function Loading() {
  return (
    <LoadingText rows={4}>
      <Trans>Loading what there is to pay…</Trans>
    </LoadingText>
  );
}

/** The kept addresses are being read. */
export function AddressesLoading() {
  return (
    <LoadingText rows={3}>
      <Trans>Loading your addresses…</Trans>
    </LoadingText>
  );
}
