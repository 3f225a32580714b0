import { Trans } from '@lingui/react/macro';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FailureNotice } from '../../shared/failure-notice.tsx';
import type { ReaderImportScreenProps } from './screen-props.ts';

/** The licence could not be read: what was typed before is kept until it can. */
export function Unreadable({ data: { failure }, send, busy }: ReaderImportScreenProps<'unreadable'>) {
  return (
    <Stack>
      <FailureNotice isPage failure={failure} title={<Trans>Your license could not be loaded</Trans>}>
        <p>
          <Trans>If you have begun a list here, it is kept.</Trans>
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
