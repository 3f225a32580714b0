import { Trans } from '@lingui/react/macro';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FailureNotice } from '../../shared/failure-notice.tsx';
import type { ReadersScreenProps } from './screen-props.ts';

/** The readers could not be loaded. */
export function Unreadable({ data: { listing }, send }: ReadersScreenProps<'unreadable'>) {
  return (
    <Stack>
      <FailureNotice isPage failure={listing.failure} title={<Trans>The readers could not be loaded</Trans>} />
      <Actions>
        <Button variant="primary" onPress={() => send({ type: 'retried' })}>
          <Trans>Try again</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
