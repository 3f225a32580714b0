import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../ui/feedback/skeleton.tsx';

/** What the letter's link opens is being read. */
export function Loading() {
  return (
    <LoadingText rows={3}>
      <Trans>Loading…</Trans>
    </LoadingText>
  );
}
