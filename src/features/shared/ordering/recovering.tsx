import { Trans } from '@lingui/react/macro';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { OrderingScreenProps } from './screen-props.ts';

/** The answer to an order was lost: what became of it is asked until it is known. */
export function Recovering({ can, send, busy }: OrderingScreenProps<'recovering'>) {
  return (
    <Stack>
      <Intro kind="warning">
        <Trans>Do not pay again: your order may have reached us.</Trans>
      </Intro>
      <p>
        <Trans>
          The connection was lost before the answer came. We are asking the server what became of your order; nothing is
          ordered twice.
        </Trans>
      </p>
      <Skeleton>{busy ? <Trans>Checking…</Trans> : <Trans>No answer yet. We check again in a moment.</Trans>}</Skeleton>
      <Actions>
        <Button isDisabled={!can({ type: 'retried' })} onPress={() => send({ type: 'retried' })}>
          <Trans>Check now</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
