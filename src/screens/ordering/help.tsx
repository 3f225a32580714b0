import { Trans } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { helpForm } from '../../../machines/validation/forms/help.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { useFormCheck } from '../use-form-check.ts';
import { BackFromHelp, ChoiceLink } from './event-links.tsx';
import type { HelpScreenProps } from './screen-props.ts';

/** A question to the desk about invoices. What is typed goes into the draft at once, so that nothing is lost. */
export function Help({ data, can, send, busy, ways }: HelpScreenProps) {
  const [attempt, setAttempt] = useState(0);
  const { failure } = data;
  const { message, email } = data.draft.help;
  const isTried = attempt > 0;

  const { valid, errorOf } = useFormCheck(helpForm, data.draft.help);
  const messageError = failure?.fields['message'] ?? (isTried ? errorOf('message') : undefined);
  const emailError = failure?.fields['email'] ?? (isTried ? errorOf('email') : undefined);
  const errors = [
    { field: 'message', message: messageError },
    { field: 'email', message: emailError },
  ].filter((error) => error.message !== undefined);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (valid) send({ type: 'help.sent' });
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <ErrorSummary errors={busy ? [] : errors} attempt={attempt} />
        {failure && errors.length === 0 && (
          <FailureNotice failure={failure} title={<Trans>Your question was not sent</Trans>} takesFocus>
            <p>
              <Trans>What you wrote is still here. Try again in a moment.</Trans>
            </p>
          </FailureNotice>
        )}
        <p>
          <Trans>
            A wrong amount, a missing purchase-order number, another way to pay: tell us, we answer by e-mail.
          </Trans>
        </p>
        <TextArea
          name="message"
          label={<Trans>Your question</Trans>}
          value={message}
          onChange={(text) => send({ type: 'help.written', message: text, email })}
          error={messageError}
          isReadOnly={busy}
        />
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          label={<Trans>Your e-mail address</Trans>}
          help={<Trans>Our answer goes there.</Trans>}
          value={email}
          onChange={(text) => send({ type: 'help.written', message, email: text })}
          error={emailError}
          isReadOnly={busy}
        />
        <Actions>
          <Button variant="primary" type="submit" isPending={busy}>
            <Trans>Send your question</Trans>
          </Button>
          <ChoiceLink can={can} send={send} ways={ways}>
            <BackFromHelp reference={data.reference} ways={ways} />
          </ChoiceLink>
        </Actions>
      </Stack>
    </form>
  );
}
