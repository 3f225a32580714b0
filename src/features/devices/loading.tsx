import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../ui/feedback/skeleton.tsx';

/** The devices are being read. */
export function Loading() {
  return (
    <LoadingText rows={4}>
      <Trans>Loading…</Trans>
    </LoadingText>
  );
}
