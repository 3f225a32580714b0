import { Trans } from '@lingui/react/macro';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ReferenceBox } from '../../../ui/text/reference-box.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import type { OrderingScreenProps } from './screen-props.ts';

/** What became of a payment could not be read: neither "paid" nor "failed" is said. */
export function OutcomeUnreadable({ data, send, busy }: OrderingScreenProps<'outcomeUnreadable'>) {
  const { failure, reference } = data;
  return (
    <Stack>
      {failure && (
        <FailureNotice isPage failure={failure} title={<Trans>We could not check your payment</Trans>}>
          <p>
            <Trans>Do not pay again before you know. Checking again charges nothing.</Trans>
          </p>
        </FailureNotice>
      )}
      <ReferenceBox label={<Trans>Payment reference</Trans>} value={reference} />
      <Actions>
        <Button variant="primary" isPending={busy} onPress={() => send({ type: 'retried' })}>
          <Trans>Check again</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
