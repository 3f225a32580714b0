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
  /** The networks as they were told before stay below. */
  readonly isBehind?: boolean;
}

/** Networks that could not be loaded, and the way to try again. */
export function LoadFailure({ failure, busy, onRetry, isBehind = false }: LoadFailureProps) {
  return (
    <Stack>
      <FailureNotice failure={failure} title={<Trans>The IP ranges cannot be loaded</Trans>}>
        <p>
          {isBehind ? (
            <Trans>The license’s ranges may have changed since.</Trans>
          ) : (
            <Trans>They stay as they are: whoever reads from there goes on reading.</Trans>
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
