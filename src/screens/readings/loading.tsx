import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../ui/loading-text.tsx';

/** The list is being read. */
export function Loading() {
  return (
    <LoadingText rows={8}>
      <Trans>Reading the list…</Trans>
    </LoadingText>
  );
}
