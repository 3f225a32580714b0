import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../ui/feedback/skeleton.tsx';

/** What was typed on another day is being read. */
export function Loading() {
  return (
    <LoadingText rows={6}>
      <Trans>Preparing your request…</Trans>
    </LoadingText>
  );
}
