import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../ui/feedback/loading-text.tsx';

/** What is known is being read. */
export function Loading() {
  return (
    <LoadingText rows={4}>
      <Trans>Loading…</Trans>
    </LoadingText>
  );
}
