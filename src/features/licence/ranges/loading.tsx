import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../../ui/feedback/skeleton.tsx';

/** The networks are being read. */
export function Loading() {
  return (
    <LoadingText rows={6}>
      <Trans>Loading…</Trans>
    </LoadingText>
  );
}
