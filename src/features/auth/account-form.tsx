import { Trans } from '@lingui/react/macro';
import type { ValuesOf } from '../../../machines/validation/form.ts';
import { newAccountForm } from '../../../machines/validation/forms/new-account.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { CivilityField } from '../shared/civility-field.tsx';
import { Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/use-form.ts';
import { SignInLink } from '../shared/auth-links.tsx';
import type { CreateAccountScreenProps } from './screen-props.ts';

/** Who wants an account. What is typed goes into the draft at once; the password is chosen by the letter's link. */
export function AccountForm({ data, send, busy }: CreateAccountScreenProps<'form'>) {
  const { draft, failure, redirect } = data;
  const { sentTo: _, ...typed } = draft;
  const form = useForm({
    form: newAccountForm,
    typed,
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
        <Trans>We send you a message with a link by which you choose your password.</Trans>
      </p>
      <Controls<ValuesOf<typeof newAccountForm>>
        each={{
          email: (
            <TextField
              {...form.field('email')}
              type="email"
              autoComplete="username"
              inputMode="email"
              size={34}
              label={<Trans>E-mail address</Trans>}
              help={<Trans>You sign in with it. If you subscribe already, the one of your subscription.</Trans>}
            />
          ),
          civility: (
            <CivilityField
              {...form.at('civility')}
              civility={draft.civility}
              onChange={(civility) => send({ type: 'form.typed', typed: { civility } })}
            />
          ),
          firstName: (
            <TextField {...form.field('firstName')} autoComplete="given-name" label={<Trans>First name</Trans>} />
          ),
          lastName: (
            <TextField {...form.field('lastName')} autoComplete="family-name" label={<Trans>Last name</Trans>} />
          ),
        }}
      />
      <Actions>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Create my account</Trans>
        </Button>
        <SignInLink redirect={redirect} />
      </Actions>
    </Form>
  );
}
