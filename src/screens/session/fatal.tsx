import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorMessage } from '../../ui/layouts/error-message.tsx';
import { Stack } from '../../ui/stack.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { doingOn } from './doing.ts';
import type { SessionScreenProps } from './screen-props.ts';

/** Site or visitor could not be read: nothing can be shown without them. */
export function Fatal({ data: { failure, bootError, location }, send, busy }: SessionScreenProps<'fatal'>) {
  return (
    <ErrorMessage status={500} cause={null} doing={doingOn(location?.route?.name)}>
      <Stack>
        <FailureNotice failure={failure} title={<Trans>The page could not be prepared</Trans>}>
          {/* For whoever is told of it: the same in every language. */}
          <p lang="en" translate="no">
            {bootError}
          </p>
        </FailureNotice>
        <Actions>
          <Button variant="primary" isPending={busy} onPress={() => send({ type: 'retried' })}>
            <Trans>Try again</Trans>
          </Button>
        </Actions>
      </Stack>
    </ErrorMessage>
  );
}
