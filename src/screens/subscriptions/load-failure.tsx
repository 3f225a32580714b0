import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../machines/failure.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { FailureNotice } from '../failure-notice.tsx';

interface LoadFailureProps {
  readonly failure: Failure;
  readonly busy: boolean;
  readonly onRetry: () => void;
  /** The subscriptions as they were told before stay below. */
  readonly isBehind?: boolean;
}

/** Subscriptions that could not be loaded, and the way to try again. */
export function LoadFailure({ failure, busy, onRetry, isBehind = false }: LoadFailureProps) {
  return (
    <Stack>
      <FailureNotice failure={failure} title={<Trans>Your subscriptions could not be loaded</Trans>}>
        {isBehind && (
          <p>
            <Trans>What you see below may be out of date.</Trans>
          </p>
        )}
      </FailureNotice>
      <Actions>
        <Button variant={isBehind ? 'secondary' : 'primary'} isPending={busy} onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
