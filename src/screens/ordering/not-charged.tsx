import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../i18n/format.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Lead } from '../../ui/lead.tsx';
import { ReferenceBox } from '../../ui/reference-box.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import { DeclineAdvice } from './decline-advice.tsx';
import { HelpLink } from './event-links.tsx';
import type { OrderingScreenProps } from './screen-props.ts';

/** The server says that no money has moved: why, and how to go on. */
export function NotCharged({ data: { outcome }, can, send, ways }: OrderingScreenProps<'notCharged'>) {
  const { i18n } = useLingui();
  const total = formatMoney(outcome.total, i18n);
  return (
    <Stack>
      <Lead kind="danger">
        <Trans>No money has moved: {total} has not been debited.</Trans>
      </Lead>
      <Section title={<Trans>What to do now</Trans>}>
        <p>
          <DeclineAdvice reason={outcome.reason} />
        </p>
      </Section>
      <Actions>
        {can({ type: 'choice.reopened' }) ? (
          <Button variant="primary" onPress={() => send({ type: 'choice.reopened' })}>
            <Trans>Try again</Trans>
          </Button>
        ) : (
          ways.onward
        )}
        <HelpLink can={can} send={send} ways={ways} />
      </Actions>
      <ReferenceBox label={<Trans>Reference of this attempt</Trans>} value={outcome.reference} />
    </Stack>
  );
}
