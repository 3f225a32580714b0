import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import type { NewPasswordScreenProps } from './screen-props.ts';

/** What the letter's link opens could not be read. */
export function LinkUnreadable({ data: { failure }, send, busy }: NewPasswordScreenProps<'unreadable'>) {
  return (
    <Stack>
      <FailureNotice isPage failure={failure} title={<Trans>Your link cannot be checked</Trans>}>
        <p>
          <Trans>It still holds: nothing has been used up.</Trans>
        </p>
      </FailureNotice>
      <Actions>
        <Button variant="primary" isPending={busy} onPress={() => send({ type: 'retried' })}>
          <Trans>Try again</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
