import { Trans } from '@lingui/react/macro';
import { LoadingText } from '../../../ui/feedback/skeleton.tsx';

/** What is about to be paid in another way is being read. */
export function Reopening() {
  return (
    <LoadingText rows={4}>
      <Trans>Loading what there is to pay…</Trans>
    </LoadingText>
  );
}
