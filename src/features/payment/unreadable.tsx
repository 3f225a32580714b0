import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import type { PaymentScreenProps } from './screen-props.ts';

/** What there is to pay could not be loaded. */
export function Unreadable({ data: { failure }, send, busy }: PaymentScreenProps<'unreadable'>) {
  return (
    <Stack>
      {failure && (
        <FailureNotice isPage failure={failure} title={<Trans>What there is to pay could not be loaded</Trans>}>
          <p>
            <Trans>Nothing was charged.</Trans>
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
