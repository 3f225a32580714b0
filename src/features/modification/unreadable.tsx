import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import type { ModificationScreenProps } from './screen-props.ts';

/** The request could not be loaded. */
export function Unreadable({ data: { failure }, send }: ModificationScreenProps<'unreadable'>) {
  return (
    <Stack>
      <FailureNotice isPage failure={failure} title={<Trans>Your request cannot be loaded</Trans>}>
        <p>
          <Trans>The publisher has it all the same: nothing that you sent is lost.</Trans>
        </p>
      </FailureNotice>
      <Actions>
        <Button variant="primary" onPress={() => send({ type: 'retried' })}>
          <Trans>Try again</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
