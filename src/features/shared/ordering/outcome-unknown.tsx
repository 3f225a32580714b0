import { Trans } from '@lingui/react/macro';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ChoiceLink } from './event-links.tsx';
import type { OrderingScreenProps } from './screen-props.ts';

/** No payment of this reference that this person may see. */
export function OutcomeUnknown({ data: { reference }, can, send, ways }: OrderingScreenProps<'outcomeUnknown'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>We cannot find a payment of yours under this reference.</Trans>
      </Intro>
      <p>
        <Trans>
          The address names the reference <strong translate="no">{reference}</strong>. It may be mistyped, or belong to
          another account.
        </Trans>
      </p>
      <Actions>
        <Button onPress={() => send({ type: 'retried' })}>
          <Trans>Check again</Trans>
        </Button>
        <ChoiceLink can={can} send={send} ways={ways}>
          {ways.back}
        </ChoiceLink>
        {ways.onward}
      </Actions>
    </Stack>
  );
}
