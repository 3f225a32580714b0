import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../ui/feedback/skeleton.tsx';

/** The request is being read. */
export function Loading() {
  return (
    <LoadingText rows={5}>
      <Trans>Loading…</Trans>
    </LoadingText>
  );
}
