import { Trans } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { signInForm } from '../../../machines/validation/forms/sign-in.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { useFormCheck } from '../use-form-check.ts';
import type { SessionScreenProps } from './screen-props.ts';
import { WarningNotice } from './warning-notice.tsx';

/** E-mail address and password. The password stays here and goes to the chart with the event, never into its context. */
export function SignIn({ data, send, busy }: SessionScreenProps<'signIn'>) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { refusal, failure, location, warning } = data;
  const isTried = attempt > 0;

  const { valid, errorOf } = useFormCheck(signInForm, { email, password });
  const emailError = isTried ? errorOf('email') : undefined;
  const passwordError = isTried ? errorOf('password') : undefined;
  const errors = [
    { field: 'email', message: emailError },
    { field: 'password', message: passwordError },
  ].filter((error) => error.message !== undefined);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (valid) send({ type: 'signIn.requested', ...valid });
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <WarningNotice warning={warning} send={send} />
        <ErrorSummary errors={errors} attempt={attempt} />
        {refusal !== null && errors.length === 0 && <Notice kind="danger" title={refusal} takesFocus />}
        {failure && errors.length === 0 && (
          <FailureNotice failure={failure} title={<Trans>You are not signed in</Trans>} takesFocus>
            <p>
              <Trans>Try again in a moment.</Trans>
            </p>
          </FailureNotice>
        )}
        <p>
          {location?.redirect ? (
            <Trans>Sign in to go on to the page you asked for.</Trans>
          ) : (
            <Trans>With the e-mail address of your subscription.</Trans>
          )}
        </p>
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          label={<Trans>E-mail address</Trans>}
          value={email}
          onChange={setEmail}
          error={emailError}
          isReadOnly={busy}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={<Trans>Password</Trans>}
          value={password}
          onChange={setPassword}
          error={passwordError}
          isReadOnly={busy}
        />
        <Actions>
          <Button variant="primary" type="submit" isPending={busy}>
            <Trans>Sign in</Trans>
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
