import { Trans } from '@lingui/react/macro';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FailureNotice } from '../../shared/failure-notice.tsx';
import type { NewsletterSignupScreenProps } from './screen-props.ts';

/** What there is to choose from could not be read. */
export function Unreadable({ data: { failure }, send, busy }: NewsletterSignupScreenProps<'unreadable'>) {
  return (
    <Stack>
      <FailureNotice isPage failure={failure} title={<Trans>Our newsletters cannot be loaded</Trans>}>
        <p>
          <Trans>Nothing that you entered is lost. Try again in a moment.</Trans>
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
