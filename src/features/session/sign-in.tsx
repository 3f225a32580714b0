import { useLingui, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ValuesOf } from '../../../validation/form.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { purchasePaths } from '../../../contract/pages/purchase.ts';
import { signInForm } from '../../../validation/forms/sign-in.ts';
import { formatMinutes } from '../../i18n/format.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { FormFrame } from '../../ui/layout/form-frame.tsx';
import { TextNote } from '../../ui/text/text-parts.tsx';
import { AccountBenefits } from '../shared/account-benefits.tsx';
import { CreateAccountLink, ForgottenPasswordLink } from '../shared/auth-links.tsx';
import { EmailField, Controls } from '../shared/form/controls.tsx';
import { Form } from '../shared/form/form.tsx';
import { useErrorTitle } from '../shared/form/use-error-title.ts';
import { useForm } from '../shared/form/use-form.ts';
import type { SessionScreenProps } from './home-screens.tsx';
import { WarningNotice } from './warning-notice.tsx';

/** Idle timeout of a sign-in, announced before it begins (WCAG 2.2, 2.2.1); the draft survives it. */
function SignInLimit({ minutes }: { readonly minutes: number }) {
  const { i18n } = useLingui();
  const duration = formatMinutes(minutes, i18n);
  return (
    <TextNote>
      <Trans>We sign you out after {duration} of inactivity. What you’ve typed is saved.</Trans>
    </TextNote>
  );
}

/** How addresses of a purchase begin, with or without an offer. */
const PURCHASE = linkTo(purchasePaths.choice);

/** E-mail address and password. The password stays here and goes to the chart with the event, never into its context. */
export function SignIn({ data, can, send, busy }: SessionScreenProps<'signIn'>) {
  const [typed, setTyped] = useState({ email: '', password: '' });
  const [staysSignedIn, setStays] = useState(false);
  const [isRenewing, setRenewing] = useState(false);
  const { refusal, failure, location, warning, isLinkRenewed, site } = data;
  const form = useForm({
    form: signInForm,
    typed,
    onChange: (change) => setTyped({ ...typed, ...change }),
    failure,
    busy,
    onValid: (valid) => {
      setRenewing(false);
      send({ type: 'signIn.requested', ...valid, staysSignedIn });
    },
  });

  const redirect = location?.redirect ?? '';
  const isPurchase = redirect.startsWith(PURCHASE);
  const isRefused = refusal !== null && !busy && form.errors.length === 0;
  useErrorTitle(isRefused);

  return (
    <FormFrame aside={<AccountBenefits />}>
      <Form
        form={form}
        failureTitle={
          isRenewing ? (
            {
              uncertain: <Trans>We may not have sent a new link</Trans>,
              refused: <Trans>We couldn’t send a new link</Trans>,
            }
          ) : (
            <Trans>You couldn’t be signed in</Trans>
          )
        }
        notices={
          <>
            <WarningNotice
              warning={warning}
              send={send}
              busy={busy && isRenewing}
              {...((isRenewing || can({ type: 'link.renewed' })) && {
                onRenew: () => {
                  setRenewing(true);
                  send({ type: 'link.renewed' });
                },
              })}
            />
            {isLinkRenewed && (
              <Notice kind="success" title={<Trans>Check your email</Trans>} takesFocus>
                <p>
                  <Trans>
                    If this link belongs to one of our invoices, we’ve sent a new one to the address on file. Nothing
                    after a few minutes? Check your spam folder, or contact us.
                  </Trans>
                </p>
              </Notice>
            )}
            {isRefused && (
              <Notice
                kind="danger"
                title={refusal || <Trans>Incorrect email or password. Try again, or reset your password.</Trans>}
                takesFocus
              />
            )}
          </>
        }
      >
        <p>
          {isPurchase ? (
            <>
              <Trans>Sign in to subscribe. New here? Create an account first. We’ll keep your choice.</Trans>{' '}
              <CreateAccountLink redirect={redirect} />
            </>
          ) : redirect ? (
            <Trans>Sign in to continue to the page you requested.</Trans>
          ) : (
            <Trans>Use the email address linked to your subscription.</Trans>
          )}
        </p>
        <Controls<ValuesOf<typeof signInForm>>
          each={{
            email: <EmailField {...form.field('email')} autoComplete="username" />,
            password: (
              <PasswordField
                {...form.field('password')}
                autoComplete="current-password"
                label={<Trans>Password</Trans>}
              />
            ),
          }}
        />
        <Checkbox
          name="staysSignedIn"
          label={<Trans>Stay signed in</Trans>}
          description={<Trans>For 30 days. Don’t use this on a shared computer.</Trans>}
          isChosen={staysSignedIn}
          onChange={setStays}
          isReadOnly={busy}
        />
        <Actions>
          <Button variant="primary" type="submit" isPending={busy && !isRenewing}>
            <Trans>Sign in</Trans>
          </Button>
          <ForgottenPasswordLink redirect={redirect} />
        </Actions>
        {site?.limits && !staysSignedIn && <SignInLimit minutes={site.limits.idle} />}
        {!isPurchase && (
          <p>
            <Trans>No account yet?</Trans> <CreateAccountLink redirect={redirect} />
          </p>
        )}
      </Form>
    </FormFrame>
  );
}
