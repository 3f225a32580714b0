import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

const unchanged = (): void => undefined;

/** The account of a new password: password managers keep the password under this name. */
export function AccountField({ email }: { readonly email: string }) {
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="username"
      size={34}
      isReadOnly
      isOptional
      value={email}
      onChange={unchanged}
      label={<Trans>Email address</Trans>}
    />
  );
}

/** A new password, typed once and shown on demand. */
export function NewPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'label'>) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      label={<Trans>New password</Trans>}
      help={<Trans>At least 10 characters. Three or four unrelated words work well.</Trans>}
    />
  );
}
