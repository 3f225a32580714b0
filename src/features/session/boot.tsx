import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../ui/feedback/skeleton.tsx';

/** Site and visitor are being read. */
export function Boot() {
  return (
    <LoadingText rows={3}>
      <Trans>The page is being prepared…</Trans>
    </LoadingText>
  );
}
