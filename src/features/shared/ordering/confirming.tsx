import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney } from '../../../i18n/format.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { ReferenceBox } from '../../../ui/text/reference-box.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TextList } from '../../../ui/text/text-list.tsx';
import { HelpLink } from './event-links.tsx';
import { MoneySection } from './money-movements.tsx';
import type { OrderingScreenProps } from './screen-props.ts';

/** The bank has not said yet: neither paid nor not charged. The chart asks again by itself. */
export function Confirming({ data: { outcome }, can, send, ways }: OrderingScreenProps<'confirming'>) {
  const { i18n } = useLingui();
  const total = formatMoney(outcome.total, i18n);
  const isAsking = !can({ type: 'retried' });
  // What the chart asks by itself is not announced each time.
  const [isPressed, setPressed] = useState(false);
  if (isPressed && !isAsking) setPressed(false);
  return (
    <Stack>
      <Intro kind="warning">
        <Trans>Do not pay again: your payment of {total} is on its way.</Trans>
      </Intro>
      <ReferenceBox label={<Trans>Payment reference</Trans>} value={outcome.reference} />
      <MoneySection outcome={outcome} />
      <Section title={<Trans>What happens next</Trans>}>
        <TextList
          items={[
            {
              id: 'asking',
              text: <Trans>This page updates by itself as soon as the bank has answered.</Trans>,
            },
            { id: 'leaving', text: <Trans>You can close it: the receipt comes by e-mail.</Trans> },
            {
              id: 'failing',
              text: (
                <Trans>Should the bank decline, nothing is debited, and the invoice stays open for you to pay.</Trans>
              ),
            },
          ]}
        />
      </Section>
      <Actions>
        <Button
          isPending={isPressed && isAsking}
          onPress={() => {
            setPressed(true);
            if (!isAsking) send({ type: 'retried' });
          }}
        >
          <Trans>Check now</Trans>
        </Button>
        <HelpLink can={can} send={send} ways={ways} />
      </Actions>
    </Stack>
  );
}
