import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney } from '../../../i18n/format.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Figure, TextList } from '../../../ui/text/text-parts.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { ReferenceBox } from '../../../ui/text/reference-box.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { HelpLink, BackFromHelp, ChoiceLink } from './event-links.tsx';
import { MoneySection } from './money-movements.tsx';
import type { OrderingScreenProps, HelpScreenProps } from './screen-props.ts';

/** The bank has not answered: neither paid nor not charged. The chart asks again by itself. */
export function Confirming({ data: { outcome }, can, send, ways }: OrderingScreenProps<'confirming'>) {
  const { i18n } = useLingui();
  const total = formatMoney(outcome.total, i18n);
  const isAsking = !can({ type: 'retried' });
  // Requests that the chart sends by itself are not announced.
  const [isPressed, setPressed] = useState(false);
  if (isPressed && !isAsking) setPressed(false);
  return (
    <Stack>
      <Intro kind="warning">
        <Trans>
          Don’t pay again. Your payment of <Figure>{total}</Figure> is on its way.
        </Trans>
      </Intro>
      <ReferenceBox label={<Trans>Payment reference</Trans>} value={outcome.reference} />
      <MoneySection outcome={outcome} />
      <Section title={<Trans>What happens next</Trans>}>
        <TextList
          items={[
            {
              id: 'asking',
              text: <Trans>This page updates automatically once your bank responds.</Trans>,
            },
            { id: 'leaving', text: <Trans>You can close this page. We’ll email you the receipt.</Trans> },
            {
              id: 'failing',
              text: <Trans>If your bank declines it, you won’t be charged, and the amount is still due.</Trans>,
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

/** Confirms that the question has arrived. */
export function HelpSent({ data, can, send, ways }: HelpScreenProps) {
  const { email } = data.draft.help;
  return (
    <Stack>
      <Intro kind="success">
        <Trans>We’ve received your question.</Trans>
      </Intro>
      <p>
        {email === '' ? (
          <Trans>We reply by email, usually within two business days.</Trans>
        ) : (
          <Trans>
            We’ll reply to <strong translate="no">{email}</strong>, usually within two business days.
          </Trans>
        )}
      </p>
      <Actions>
        <ChoiceLink can={can} send={send} ways={ways}>
          <BackFromHelp reference={data.reference} ways={ways} />
        </ChoiceLink>
      </Actions>
    </Stack>
  );
}

/** The person has no payment of this reference. */
export function OutcomeUnknown({ data: { reference }, can, send, ways }: OrderingScreenProps<'outcomeUnknown'>) {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>We can’t find a payment with this reference among those you can see.</Trans>
      </Intro>
      <p>
        <Trans>
          The page address contains the reference <strong translate="no">{reference}</strong>. Check it for typos, or
          sign in with the account that paid.
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

/** The outcome could not be loaded: the text says neither "paid" nor "failed". */
export function OutcomeUnreadable({ data, send, busy }: OrderingScreenProps<'outcomeUnreadable'>) {
  const { failure, reference } = data;
  return (
    <Stack>
      {failure && (
        <FailureNotice isPage failure={failure} title={<Trans>We couldn’t check your payment</Trans>}>
          <p>
            <Trans>Don’t pay again until you know. Checking again won’t charge you.</Trans>
          </p>
        </FailureNotice>
      )}
      <ReferenceBox label={<Trans>Payment reference</Trans>} value={reference} />
      <Actions>
        <Button variant="primary" isPending={busy} onPress={() => send({ type: 'retried' })}>
          <Trans>Check again</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}

/** Views after an order, a chunk of their own that loads during the first step. */
export { AwaitingTransfer } from './awaiting-transfer.tsx';

export { Help } from './help.tsx';

export { NotCharged } from './not-charged.tsx';

export { Paid } from './paid.tsx';
export { PartlyPaid } from './partly-paid.tsx';
export { Returned } from './returned.tsx';
