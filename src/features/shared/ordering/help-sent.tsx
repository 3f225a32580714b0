import { Trans } from '@lingui/react/macro';
import { Actions } from '../../../ui/form/actions.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { BackFromHelp, ChoiceLink } from './event-links.tsx';
import type { HelpScreenProps } from './screen-props.ts';

/** The question has arrived. */
export function HelpSent({ data, can, send, ways }: HelpScreenProps) {
  const { email } = data.draft.help;
  return (
    <Stack>
      <Intro kind="success">
        <Trans>We have received your question.</Trans>
      </Intro>
      <p>
        {email === '' ? (
          <Trans>We answer by e-mail, usually within two business days.</Trans>
        ) : (
          <Trans>
            We answer to <strong translate="no">{email}</strong>, usually within two business days.
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
