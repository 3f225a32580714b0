import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ChoiceLink, HelpLink } from './event-links.tsx';
import type { OrderingScreenProps } from './screen-props.ts';

interface RetryActionsProps extends Pick<OrderingScreenProps<'returned'>, 'can' | 'send' | 'ways'> {
  /** Text of the button that pays by card. */
  readonly children: ReactNode;
}

/** Ways on from an order that is not paid: each method one press away, the choice, and help. */
export function RetryActions({ can, send, ways, children }: RetryActionsProps) {
  const byCard = { type: 'payment.retried', method: 'card' } as const;
  const byTransfer = { type: 'payment.retried', method: 'transfer' } as const;
  return (
    <Actions>
      {can(byCard) && (
        <Button variant="primary" onPress={() => send(byCard)}>
          {children}
        </Button>
      )}
      {can(byTransfer) && (
        <Button onPress={() => send(byTransfer)}>
          <Trans>Pay by bank transfer</Trans>
        </Button>
      )}
      <ChoiceLink can={can} send={send} ways={ways}>
        {ways.back}
      </ChoiceLink>
      {!can({ type: 'choice.reopened' }) && ways.onward}
      <HelpLink can={can} send={send} ways={ways} />
    </Actions>
  );
}
