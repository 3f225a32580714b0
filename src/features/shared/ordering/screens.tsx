import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ExternalLink } from '../../../ui/layout/external-link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { ChoiceLink, HelpLink } from './event-links.tsx';
import type { OrderingScreenProps } from './screen-props.ts';

/** Loads an order that is to be paid with another method. */
export function Reopening() {
  return (
    <Skeleton rows={4}>
      <Trans>Loading your payment details…</Trans>
    </Skeleton>
  );
}

/** Loads the outcome of a payment. */
export function OutcomeReading({ data: { reference } }: OrderingScreenProps<'outcome'>) {
  return (
    <Skeleton rows={2}>
      <Trans>Checking payment {reference}…</Trans>
    </Skeleton>
  );
}

/** Redirects to the provider's page. */
export function Leaving({ data: { hostedUrl } }: OrderingScreenProps<'leaving'>) {
  return (
    <Stack gap="close">
      <Skeleton>
        <Trans>Opening our payment provider’s secure page. You’ll enter your card there.</Trans>
      </Skeleton>
      <p>
        <Trans>
          If nothing happens, <ExternalLink href={hostedUrl}>go to the payment page</ExternalLink>.
        </Trans>
      </p>
    </Stack>
  );
}

/** The answer to an order was lost: the chart asks for it until it is known. */
export function Recovering({ can, send, busy }: OrderingScreenProps<'recovering'>) {
  return (
    <Stack>
      <Intro kind="warning">
        <Trans>Don’t pay again. We may have received your request.</Trans>
      </Intro>
      <p>
        <Trans>The connection was lost before we could reply. We’re checking. You can’t be charged twice.</Trans>
      </p>
      <Skeleton>
        {busy ? <Trans>Checking…</Trans> : <Trans>No reply yet. We’ll check again in a moment.</Trans>}
      </Skeleton>
      <Actions>
        <Button isDisabled={!can({ type: 'retried' })} onPress={() => send({ type: 'retried' })}>
          <Trans>Check now</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}

/** Back from the provider's page before the payment was made. */
export function Interrupted({ can, send, ways }: OrderingScreenProps<'interrupted'>) {
  return (
    <Stack>
      <Intro kind="warning">
        <Trans>Your payment isn’t complete. We haven’t received any money.</Trans>
      </Intro>
      <p>
        <Trans>
          Continue where you left off, on the same payment page. You can’t be charged twice. To pay for something else,
          or another way, change your choice.
        </Trans>
      </p>
      <Actions>
        <Button variant="primary" onPress={() => send({ type: 'payment.resumed' })}>
          <Trans>Continue payment</Trans>
        </Button>
        <ChoiceLink can={can} send={send} ways={ways}>
          {ways.change}
        </ChoiceLink>
        <HelpLink can={can} send={send} ways={ways} />
      </Actions>
    </Stack>
  );
}
