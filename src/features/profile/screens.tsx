import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PersonalIdentity } from '../../../domain/profile.ts';
import { identityIn } from '../../../domain/profile.ts';
import type { ValuesOf } from '../../../validation/form.ts';
import { identityForm, passwordChangeForm } from '../../../validation/forms/profile.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { CivilityField } from '../shared/civility-field.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import styles from '../shared/form/paired-names.module.css';
import { useForm } from '../shared/form/use-form.ts';
import { AccountField, NewPasswordField } from '../shared/new-password-fields.tsx';
import { RetryNotice } from '../shared/retry-notice.tsx';
import { useFocusOfField } from './use-focus.ts';
import { FormActions } from './form-actions.tsx';
import type { ProfileScreenProps } from './screen-props.ts';

/** The person's name and title. Every keystroke goes into the draft. */
export function IdentityForm({ data, can, send, busy }: ProfileScreenProps<'identity'>) {
  const identity = identityIn(data.draft.identity, data.profile);
  const write = (change: Partial<PersonalIdentity>): void =>
    send({ type: 'identity.typed', identity: { ...identity, ...change } });
  useFocusOfField();
  const form = useForm({
    form: identityForm,
    typed: identity,
    onChange: write,
    failure: data.failure,
    busy,
    onValid: (valid) => send({ type: 'identity.confirmed', identity: valid }),
  });
  return (
    <Form
      form={form}
      failureTitle={{
        uncertain: <Trans>We may not have saved your changes</Trans>,
        refused: <Trans>We couldn’t save your changes</Trans>,
      }}
      failureAdvice={<Trans>What you entered is still here. You can safely try again.</Trans>}
    >
      <div className={styles.fields}>
        <Controls<ValuesOf<typeof identityForm>>
          each={{
            civility: (
              <CivilityField
                {...form.at('civility')}
                civility={identity.civility}
                onChange={(civility) => write({ civility })}
              />
            ),
            firstName: (
              <TextField {...form.field('firstName')} autoComplete="given-name" label={<Trans>First name</Trans>} />
            ),
            lastName: (
              <TextField {...form.field('lastName')} autoComplete="family-name" label={<Trans>Last name</Trans>} />
            ),
            phone: (
              <TextField
                {...form.field('phone')}
                isOptional
                type="tel"
                autoComplete="tel"
                inputMode="tel"
                size={20}
                label={<Trans>Phone (optional)</Trans>}
                help={<Trans>With the country code, such as +33 1 23 45 67 89.</Trans>}
              />
            ),
          }}
        />
      </div>
      <FormActions can={can} send={send} busy={busy}>
        <Trans>Save</Trans>
      </FormActions>
    </Form>
  );
}

/**
 * A new password, typed once and shown on demand. Both passwords are local state and go to the chart with the event
 * only.
 */
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
      failureTitle={{
        uncertain: <Trans>We may not have changed your password</Trans>,
        refused: <Trans>We couldn’t change your password</Trans>,
      }}
      failureAdvice={<Trans>What you entered is still here. You can safely try again.</Trans>}
    >
      <p>
        <Trans>Your other devices will ask for the new password.</Trans>
      </p>
      <AccountField email={profile.email} />
      <Controls<ValuesOf<typeof passwordChangeForm>>
        each={{
          presentPassword: (
            <PasswordField
              {...form.field('presentPassword')}
              autoComplete="current-password"
              label={<Trans>Current password</Trans>}
            />
          ),
          password: <NewPasswordField {...form.field('password')} />,
        }}
      />
      <FormActions can={can} send={send} busy={busy}>
        <Trans>Change my password</Trans>
      </FormActions>
    </Form>
  );
}

/** The profile could not be loaded. */
export function Unreadable({ data: { failure }, send, busy }: ProfileScreenProps<'unreadable'>) {
  return (
    <RetryNotice
      failure={failure}
      busy={busy}
      onRetry={() => send({ type: 'retried' })}
      title={<Trans>We couldn’t load your information</Trans>}
    />
  );
}
