import { Trans } from '@lingui/react/macro';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ChoiceLink, HelpLink } from './event-links.tsx';
import type { OrderingScreenProps } from './screen-props.ts';

/** Back from the provider's page before the payment was made. */
export function Interrupted({ can, send, ways }: OrderingScreenProps<'interrupted'>) {
  return (
    <Stack>
      <Intro kind="warning">
        <Trans>Your payment is still open: we have not received it.</Trans>
      </Intro>
      <p>
        <Trans>
          Go on where you left off, on the same payment page: you cannot be charged twice. To pay something else, or in
          another way, change your choice.
        </Trans>
      </p>
      <Actions>
        <Button variant="primary" onPress={() => send({ type: 'payment.resumed' })}>
          <Trans>Go on to the payment page</Trans>
        </Button>
        <ChoiceLink can={can} send={send} ways={ways}>
          {ways.change}
        </ChoiceLink>
        <HelpLink can={can} send={send} ways={ways} />
      </Actions>
    </Stack>
  );
}
