import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../../ui/feedback/skeleton.tsx';

/** What there is to choose from is being read. */
export function Loading() {
  return (
    <LoadingText rows={8}>
      <Trans>Loading…</Trans>
    </LoadingText>
  );
}
