import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../../ui/feedback/skeleton.tsx';

/** What is known of the reader, or of the seats, is being read. */
export function Loading() {
  return (
    <LoadingText rows={5}>
      <Trans>Loading…</Trans>
    </LoadingText>
  );
}
