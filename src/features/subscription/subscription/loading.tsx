import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../../ui/feedback/skeleton.tsx';

/** The subscription is being read. */
export function Loading() {
  return (
    <LoadingText rows={8}>
      <Trans>Loading your subscription…</Trans>
    </LoadingText>
  );
}
