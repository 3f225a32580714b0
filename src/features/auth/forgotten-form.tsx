import { Trans } from '@lingui/react/macro';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import { forgottenPasswordForm } from '../../../machines/validation/forms/forgotten-password.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { CreateAccountLink, SignInLink } from '../shared/auth-links.tsx';
import type { ForgottenPasswordScreenProps } from './screen-props.ts';

/** Whose password is forgotten. */
export function ForgottenForm({ data, send, busy }: ForgottenPasswordScreenProps<'form'>) {
  const { draft, failure, redirect } = data;
  const form = useForm({
    form: forgottenPasswordForm,
    typed: { email: draft.email },
    onChange: (change) => send({ type: 'form.typed', typed: change }),
    failure,
    busy,
    onValid: () => send({ type: 'email.requested' }),
  });
  return (
    <Form
      form={form}
      failureTitle={<Trans>Your request has not been sent</Trans>}
      failureAdvice={<Trans>What you entered is still here. Try again in a moment.</Trans>}
    >
      <p>
        <Trans>We send you a message with a link by which you choose another one.</Trans>
      </p>
      <Controls<ValuesOf<typeof forgottenPasswordForm>>
        each={{
          email: (
            <TextField
              {...form.field('email')}
              type="email"
              autoComplete="username"
              inputMode="email"
              size={34}
              label={<Trans>E-mail address</Trans>}
              help={<Trans>The one that you sign in with.</Trans>}
            />
          ),
        }}
      />
      <Actions>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Send me the message</Trans>
        </Button>
        <SignInLink redirect={redirect} />
        <CreateAccountLink redirect={redirect} />
      </Actions>
    </Form>
  );
}
