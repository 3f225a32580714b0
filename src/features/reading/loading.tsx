import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../ui/feedback/skeleton.tsx';

/** The list is being read. */
export function Loading() {
  return (
    <LoadingText rows={8}>
      <Trans>Loading the list…</Trans>
    </LoadingText>
  );
}
