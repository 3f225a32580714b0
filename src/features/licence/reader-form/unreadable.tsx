import { Trans } from '@lingui/react/macro';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FailureNotice } from '../../shared/failure-notice.tsx';
import type { ReaderFormScreenProps } from './screen-props.ts';
import { ReadersLink } from './readers-link.tsx';

/** What is known could not be loaded. */
export function Unreadable({ data: { failure, aboId }, send }: ReaderFormScreenProps<'unreadable'>) {
  return (
    <Stack>
      <FailureNotice isPage failure={failure} title={<Trans>The form could not be loaded</Trans>} />
      <Actions>
        <Button variant="primary" onPress={() => send({ type: 'retried' })}>
          <Trans>Try again</Trans>
        </Button>
        <ReadersLink aboId={aboId} />
      </Actions>
    </Stack>
  );
}
