import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import type { WalletScreenProps } from './screen-props.ts';

/** The wallet could not be loaded. */
export function Unreadable({ data: { listing }, send }: WalletScreenProps<'unreadable'>) {
  return (
    <Stack>
      <FailureNotice isPage failure={listing.failure} title={<Trans>Your wallet could not be loaded</Trans>}>
        <p>
          <Trans>Your credits are untouched.</Trans>
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
