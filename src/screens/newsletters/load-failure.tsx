import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../machines/failure.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { unreadNewsletters } from './words.ts';

interface LoadFailureProps {
  readonly failure: Failure;
  readonly busy: boolean;
  readonly onRetry: () => void;
  /** The newsletters as they were told before stay below. */
  readonly isBehind?: boolean;
}

/** Newsletters that could not be loaded, and the way to try again. */
export function LoadFailure({ failure, busy, onRetry, isBehind = false }: LoadFailureProps) {
  const { i18n } = useLingui();
  return (
    <Stack>
      <FailureNotice failure={failure} title={i18n._(unreadNewsletters)}>
        <p>
          {isBehind ? (
            <Trans>What you see below may be out of date.</Trans>
          ) : (
            <Trans>You keep receiving what you have chosen.</Trans>
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
