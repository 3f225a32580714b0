import { Trans } from '@lingui/react/macro';
import type { LoadFailureProps } from '../../shared/retry-notice.tsx';
import { RetryNotice } from '../../shared/retry-notice.tsx';

/** Networks that could not be loaded, and the way to try again. */
export function LoadFailure(props: LoadFailureProps) {
  return (
    <RetryNotice {...props} title={<Trans>The IP ranges cannot be loaded</Trans>}>
      {props.isBehind ? (
        <Trans>The license’s ranges may have changed since.</Trans>
      ) : (
        <Trans>They stay as they are: whoever reads from there goes on reading.</Trans>
      )}
    </RetryNotice>
  );
}
