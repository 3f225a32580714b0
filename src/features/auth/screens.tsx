import { Trans } from '@lingui/react/macro';
import type { CreateAccountContext } from '../../../machines/auth/create-account/create-account.context.ts';
import type { CreateAccountEvent } from '../../../machines/auth/create-account/create-account.machine.ts';
import type { createAccountSteps, forgottenPasswordSteps } from '../../../machines/auth/auth.steps.ts';
import type { ForgottenPasswordContext } from '../../../machines/auth/forgotten-password/forgotten-password.context.ts';
import type { ForgottenPasswordEvent } from '../../../machines/auth/forgotten-password/forgotten-password.machine.ts';
import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { ValuesOf } from '../../../validation/form.ts';
import { forgottenPasswordForm, newAccountForm } from '../../../validation/forms/auth.ts';
import type { ScreenProps } from '../../engine/index.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormFrame } from '../../ui/layout/form-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { AccountBenefits } from '../shared/account-benefits.tsx';
import { SignInLink, CreateAccountLink, ForgottenPasswordLink } from '../shared/auth-links.tsx';
import { CivilityField } from '../shared/civility-field.tsx';
import { EmailField, Controls } from '../shared/form/controls.tsx';
import { EmailSent } from '../shared/email-sent.tsx';
import { Form } from '../shared/form/form.tsx';
import styles from '../shared/form/paired-names.module.css';
import { useForm } from '../shared/form/use-form.ts';
import { RetryNotice } from '../shared/retry-notice.tsx';
import type { NewPasswordScreenProps } from './screen-props.ts';

/** Props of the view of a step of "Create an account". */
type CreateAccountScreenProps<Name extends keyof typeof createAccountSteps> = ScreenProps<
  CreateAccountContext & NeedsOf<(typeof createAccountSteps)[Name]>,
  CreateAccountEvent
>;

/** Props of the view of a step of "Forgotten password". */
type ForgottenPasswordScreenProps<Name extends keyof typeof forgottenPasswordSteps> = ScreenProps<
  ForgottenPasswordContext & NeedsOf<(typeof forgottenPasswordSteps)[Name]>,
  ForgottenPasswordEvent
>;

/**
 * Form that requests an account. Typed values go into the draft at once; the email's link leads to choosing a password.
 */
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
    <FormFrame aside={<AccountBenefits />}>
      <Form
        form={form}
        failureTitle={{
          uncertain: <Trans>We may not have received your request</Trans>,
          refused: <Trans>We couldn’t send your request</Trans>,
        }}
        failureAdvice={<Trans>What you entered is still here.</Trans>}
      >
        <p>
          <Trans>We’ll email you a link to set your password.</Trans>
        </p>
        <div className={styles.fields}>
          <Controls<ValuesOf<typeof newAccountForm>>
            each={{
              email: (
                <EmailField
                  {...form.field('email')}
                  autoComplete="username"
                  help={
                    <Trans>
                      You’ll sign in with it. If you already subscribe, use the address linked to your subscription.
                    </Trans>
                  }
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
        </div>
        <Actions>
          <Button variant="primary" type="submit" isPending={busy}>
            <Trans>Create my account</Trans>
          </Button>
          <SignInLink redirect={redirect} />
        </Actions>
      </Form>
    </FormFrame>
  );
}

/** Confirms that the email with the link to the requested account was sent. */
export function AccountEmail(props: CreateAccountScreenProps<'sent'>) {
  return (
    <EmailSent {...props}>
      <p>
        <Trans>Follow the link in our email and set a password to open your account.</Trans>
      </p>
    </EmailSent>
  );
}

/** Asks for the email address of the account. */
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
    <FormFrame aside={<AccountBenefits />}>
      <Form
        form={form}
        failureTitle={{
          uncertain: <Trans>We may not have received your request</Trans>,
          refused: <Trans>We couldn’t send your request</Trans>,
        }}
        failureAdvice={<Trans>What you entered is still here.</Trans>}
      >
        <p>
          <Trans>We’ll email you a link to reset your password.</Trans>
        </p>
        <Controls<ValuesOf<typeof forgottenPasswordForm>>
          each={{
            email: (
              <EmailField
                {...form.field('email')}
                autoComplete="username"
                help={<Trans>The address you sign in with</Trans>}
              />
            ),
          }}
        />
        <Actions>
          <Button variant="primary" type="submit" isPending={busy}>
            <Trans>Email me a link</Trans>
          </Button>
          <SignInLink redirect={redirect} />
          <CreateAccountLink redirect={redirect} />
        </Actions>
      </Form>
    </FormFrame>
  );
}

/** Confirms that the email with the link to choose another password was sent. */
export function ForgottenPasswordEmail(props: ForgottenPasswordScreenProps<'sent'>) {
  return (
    <EmailSent {...props}>
      <p>
        <Trans>Follow the link in our email and set a new password.</Trans>
      </p>
    </EmailSent>
  );
}

/** The email's link is no longer valid: links to the next possible steps. */
export function LinkOver({ data: { redirect, isTried } }: NewPasswordScreenProps<'over'>) {
  return (
    <Stack>
      <p>
        {isTried ? (
          <Trans>You may have just used it. Try signing in with the password you chose.</Trans>
        ) : (
          <Trans>This link has expired or was already used. If you’ve already set a password, sign in with it.</Trans>
        )}
      </p>
      <p>
        <Trans>If that doesn’t work, request a new link.</Trans>
      </p>
      <Actions>
        <SignInLink redirect={redirect} />
        <ForgottenPasswordLink redirect={redirect} />
        <CreateAccountLink redirect={redirect} />
      </Actions>
    </Stack>
  );
}

/** The check of the email's link has failed. */
export function LinkUnreadable({ data: { failure }, send, busy }: NewPasswordScreenProps<'unreadable'>) {
  return (
    <RetryNotice
      failure={failure}
      busy={busy}
      onRetry={() => send({ type: 'retried' })}
      title={<Trans>We couldn’t check your link</Trans>}
    >
      <Trans>You can try again without using up the link.</Trans>
    </RetryNotice>
  );
}
