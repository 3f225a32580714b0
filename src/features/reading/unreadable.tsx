import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../machines/failure.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';

interface UnreadableProps {
  readonly data: { readonly listing: { readonly failure: Failure } };
  readonly send: (event: { readonly type: 'retried' }) => void;
}

/** The list could not be loaded. */
export function Unreadable({ data: { listing }, send }: UnreadableProps) {
  return (
    <Stack>
      <FailureNotice isPage failure={listing.failure} title={<Trans>The list could not be loaded</Trans>} />
      <Actions>
        <Button variant="primary" onPress={() => send({ type: 'retried' })}>
          <Trans>Try again</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
