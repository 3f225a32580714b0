import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ValuesOf } from '../../../validation/form.ts';
import { emailChangeForm } from '../../../validation/forms/profile.ts';
import { DataList } from '../../ui/list/data-list.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { EmailField, Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { useFocusOfField } from './use-focus.ts';
import { FormActions } from './form-actions.tsx';
import type { ProfileScreenProps } from './screen-props.ts';

/** Another email address. It goes into the draft at once; the password stays here, and goes to the chart with the event. */
export function EmailForm({ data: { draft, profile, failure }, can, send, busy }: ProfileScreenProps<'email'>) {
  const [presentPassword, setPresentPassword] = useState('');
  useFocusOfField();
  const form = useForm({
    form: emailChangeForm,
    typed: { email: draft.email, presentPassword },
    onChange: (change) => {
      if (change.email !== undefined) send({ type: 'email.typed', email: change.email });
      if (change.presentPassword !== undefined) setPresentPassword(change.presentPassword);
    },
    failure,
    busy,
    onValid: (valid) => send({ type: 'email.confirmed', ...valid }),
  });
  return (
    <Form
      form={form}
      failureTitle={{
        uncertain: <Trans>We may not have emailed this address</Trans>,
        refused: <Trans>We couldn’t email this address</Trans>,
      }}
      failureAdvice={<Trans>What you entered is still here.</Trans>}
    >
      {profile.email !== '' && (
        <DataList
          rows={[
            {
              id: 'present',
              term: <Trans>Current address</Trans>,
              value: <span translate="no">{profile.email}</span>,
            },
          ]}
        />
      )}
      <p>
        <Trans>We’ll email a link to your new address. The change takes effect when you follow the link.</Trans>
      </p>
      <Controls<ValuesOf<typeof emailChangeForm>>
        each={{
          email: (
            <EmailField
              {...form.field('email')}
              autoComplete="email"
              size={34}
              label={<Trans>New email address</Trans>}
            />
          ),
          presentPassword: (
            <PasswordField
              {...form.field('presentPassword')}
              autoComplete="current-password"
              label={<Trans>Current password</Trans>}
              help={<Trans>To confirm it’s you</Trans>}
            />
          ),
        }}
      />
      <FormActions can={can} send={send} busy={busy}>
        <Trans>Email me a link</Trans>
      </FormActions>
    </Form>
  );
}
