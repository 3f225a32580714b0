import { Trans, useLingui } from '@lingui/react/macro';
import type { LoadFailureProps } from '../../shared/retry-notice.tsx';
import { RetryNotice } from '../../shared/retry-notice.tsx';
import { unreadNewsletters } from './words.ts';

/** Newsletters that could not be loaded, and the way to try again. */
export function LoadFailure(props: LoadFailureProps) {
  const { i18n } = useLingui();
  return (
    <RetryNotice {...props} title={i18n._(unreadNewsletters)}>
      {props.isBehind ? (
        <Trans>What you see below may be out of date.</Trans>
      ) : (
        <Trans>You keep receiving what you have chosen.</Trans>
      )}
    </RetryNotice>
  );
}
