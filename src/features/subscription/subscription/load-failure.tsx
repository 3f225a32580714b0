import { Trans } from '@lingui/react/macro';
import type { LoadFailureProps } from '../../shared/retry-notice.tsx';
import { RetryNotice } from '../../shared/retry-notice.tsx';

/** A subscription that could not be loaded, and the way to try again. */
export function LoadFailure(props: LoadFailureProps) {
  return (
    <RetryNotice {...props} title={<Trans>Your subscription could not be loaded</Trans>}>
      {props.isBehind && <Trans>What you see below may be out of date.</Trans>}
    </RetryNotice>
  );
}
