import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../machines/failure.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { FailureNotice } from '../failure-notice.tsx';

const unread = msg({
  id: 'PMC_Erreur_MessageRecuperationVeilles',
  message: 'Your watches cannot be loaded',
  comment: 'Failing to load notifications (specification §8)',
});

interface LoadFailureProps {
  readonly failure: Failure;
  readonly busy: boolean;
  readonly onRetry: () => void;
  /** The watches as they were told before stay below. */
  readonly isBehind?: boolean;
}

/** Watches that could not be loaded, and the way to try again. */
export function LoadFailure({ failure, busy, onRetry, isBehind = false }: LoadFailureProps) {
  const { i18n } = useLingui();
  return (
    <Stack>
      <FailureNotice failure={failure} title={i18n._(unread)}>
        <p>
          {isBehind ? (
            <Trans>The watches below may be out of date.</Trans>
          ) : (
            <Trans>They stay set: you keep receiving what comes out about them.</Trans>
          )}
        </p>
      </FailureNotice>
      <Actions>
        <Button variant={isBehind ? 'secondary' : 'primary'} isPending={busy} onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
