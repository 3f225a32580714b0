import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../../ui/feedback/skeleton.tsx';

/** The subscriptions are being read. */
export function Loading() {
  return (
    <LoadingText rows={8}>
      <Trans>Loading your subscriptions…</Trans>
    </LoadingText>
  );
}
