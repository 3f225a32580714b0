import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ValuesOf } from '../../../validation/form.ts';
import { newPasswordForm } from '../../../validation/forms/auth.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { AccountField, NewPasswordField } from '../shared/new-password-fields.tsx';
import type { NewPasswordScreenProps } from './screen-props.ts';

/** The password, typed once and shown on demand. It is local state and goes to the chart with the event only. */
export function PasswordChoice({ data: { link, failure }, send, busy }: NewPasswordScreenProps<'choice'>) {
  const [typed, setTyped] = useState({ password: '' });
  const form = useForm({
    form: newPasswordForm,
    typed,
    onChange: (change) => setTyped({ ...typed, ...change }),
    failure,
    busy,
    onValid: (valid) => send({ type: 'password.given', ...valid }),
  });
  return (
    <Form
      form={form}
      failureTitle={{
        uncertain: <Trans>We may not have saved your password</Trans>,
        refused: <Trans>We couldn’t save your password</Trans>,
      }}
      failureAdvice={<Trans>If the link no longer works, sign in with your new password.</Trans>}
    >
      {link.purpose === 'another' && (
        <p>
          <Trans>Your other devices will ask for the new password.</Trans>
        </p>
      )}
      <AccountField email={link.email} />
      <Controls<ValuesOf<typeof newPasswordForm>>
        each={{
          password: <NewPasswordField {...form.field('password')} />,
        }}
      />
      <Actions>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Save and sign in</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
