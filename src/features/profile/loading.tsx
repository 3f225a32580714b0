import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../ui/feedback/skeleton.tsx';

/** What is known of the person is being read. */
export function Loading() {
  return (
    <LoadingText rows={5}>
      <Trans>Loading your information…</Trans>
    </LoadingText>
  );
}
