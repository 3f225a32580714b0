import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LoadFailureProps } from '../../shared/retry-notice.tsx';
import { RetryNotice } from '../../shared/retry-notice.tsx';

const unread = msg({
  id: 'PMC_Erreur_MessageRecuperationVeilles',
  message: 'Your watches cannot be loaded',
  comment: 'Failing to load notifications (specification §8)',
});

/** Watches that could not be loaded, and the way to try again. */
export function LoadFailure(props: LoadFailureProps) {
  const { i18n } = useLingui();
  return (
    <RetryNotice {...props} title={i18n._(unread)}>
      {props.isBehind ? (
        <Trans>The watches below may be out of date.</Trans>
      ) : (
        <Trans>They stay set: you keep receiving what comes out about them.</Trans>
      )}
    </RetryNotice>
  );
}
