import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import { passwordChangeForm } from '../../../machines/validation/forms/profile.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { useFocusOfField } from './change-link.tsx';
import { FormActions } from './form-actions.tsx';
import type { ProfileScreenProps } from './screen-props.ts';

const unchanged = (): void => undefined;

/** Another password, typed once and shown where one wishes. Both stay here, and go to the chart with the event. */
export function PasswordForm({ data: { profile, failure }, can, send, busy }: ProfileScreenProps<'password'>) {
  const [typed, setTyped] = useState({ presentPassword: '', password: '' });
  useFocusOfField();
  const form = useForm({
    form: passwordChangeForm,
    typed,
    onChange: (change) => setTyped({ ...typed, ...change }),
    failure,
    busy,
    onValid: (valid) => send({ type: 'password.confirmed', ...valid }),
  });
  return (
    <Form
      form={form}
      failureTitle={<Trans>Your password may not have been changed</Trans>}
      failureAdvice={<Trans>What you entered is still here. Try again in a moment: nothing is saved twice.</Trans>}
    >
      <p>
        <Trans>Wherever else you are signed in, you will be asked for the new password.</Trans>
      </p>
      {/* Password managers keep the password under this name. */}
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        size={34}
        isReadOnly
        isOptional
        value={profile.email}
        onChange={unchanged}
        label={<Trans>E-mail address</Trans>}
      />
      <Controls<ValuesOf<typeof passwordChangeForm>>
        each={{
          presentPassword: (
            <PasswordField
              {...form.field('presentPassword')}
              autoComplete="current-password"
              label={<Trans>Current password</Trans>}
            />
          ),
          password: (
            <PasswordField
              {...form.field('password')}
              autoComplete="new-password"
              label={<Trans>New password</Trans>}
              help={
                <Trans>
                  At least 10 characters. Three or four words that do not belong together are a good choice.
                </Trans>
              }
            />
          ),
        }}
      />
      <FormActions can={can} send={send} busy={busy}>
        <Trans>Change my password</Trans>
      </FormActions>
    </Form>
  );
}
