import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { QuoteRequestScreenProps } from './screen-props.ts';

/** The request was sent, and no answer came: it is asked for again, and can arrive once only. */
export function Recovering({ can, send, busy }: QuoteRequestScreenProps<'recovering'>) {
  return (
    <Stack>
      <Intro kind="warning">
        <Trans>Your request may have reached us already: no need to write it again.</Trans>
      </Intro>
      <p>
        <Trans>
          The connection was lost before the answer came. We are asking the server what became of your request; it
          reaches us once only.
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
