import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import type { DevicesScreenProps } from './screen-props.ts';

/** The devices could not be loaded. */
export function Unreadable({ data: { failure }, send }: DevicesScreenProps<'unreadable'>) {
  return (
    <Stack>
      <FailureNotice isPage failure={failure} title={<Trans>Your devices cannot be loaded</Trans>}>
        <p>
          <Trans>To be signed out everywhere at once, you can also choose a new password.</Trans>
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
