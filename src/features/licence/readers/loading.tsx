import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../../ui/feedback/skeleton.tsx';

/** The readers are being read. */
export function Loading() {
  return (
    <LoadingText rows={8}>
      <Trans>Loading the readers…</Trans>
    </LoadingText>
  );
}
