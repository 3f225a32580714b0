import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import type { QuotationScreenProps } from './screen-props.ts';

/** The quote could not be read, or what became of it. */
export function Unreadable({
  data: { failure },
  send,
  busy,
}: QuotationScreenProps<'unreadable'> | QuotationScreenProps<'outcomeUnreadable'>) {
  return (
    <Stack>
      {failure && (
        <FailureNotice isPage failure={failure} title={<Trans>Your quote could not be loaded</Trans>}>
          <p>
            <Trans>What you had entered is kept. Trying again places no order.</Trans>
          </p>
        </FailureNotice>
      )}
      <Actions>
        <Button variant="primary" isPending={busy} onPress={() => send({ type: 'retried' })}>
          <Trans>Try again</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
