import { useLingui, Trans } from '@lingui/react/macro';
import { newslettersPaths } from '../../../../machines/newsletter/newsletters/newsletters.paths.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import type { ValuesOf } from '../../../../machines/validation/form.ts';
import { newsletterSignupForm } from '../../../../machines/validation/forms/newsletter-signup.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxList } from '../../../ui/form/checkbox-list.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Controls } from '../../shared/form/controls.tsx';
import { Form } from '../../shared/form/form.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { newsletterOptions } from './newsletter-options.tsx';
import type { NewsletterSignupScreenProps } from './screen-props.ts';

/** Form for the newsletters and the address to which they go. */
export function SignupForm({ data, send, busy }: NewsletterSignupScreenProps<'form'>) {
  const { i18n } = useLingui();
  const { draft, offered, failure, isSignedIn } = data;
  const options = newsletterOptions(offered, i18n);
  // A tab may remember a newsletter that the publisher has given up since.
  const newsletters = options.map(({ value }) => value).filter((value) => draft.newsletters.includes(value));
  const form = useForm({
    form: newsletterSignupForm,
    typed: { newsletters, email: draft.email },
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
        <Trans>
          Our newsletters are free, and need no account. You confirm by e-mail, and each one ends with one click.
        </Trans>
      </p>
      {isSignedIn && (
        <p>
          <Trans>
            You are signed in: what you receive already is in{' '}
            <Link href={linkTo(newslettersPaths.list)}>your newsletters</Link>.
          </Trans>
        </p>
      )}
      <Controls<ValuesOf<typeof newsletterSignupForm>>
        each={{
          newsletters: (
            <CheckboxList
              {...form.at('newsletters')}
              legend={<Trans>Choose your newsletters</Trans>}
              chosen={newsletters}
              onChange={(chosen) => send({ type: 'form.typed', typed: { newsletters: [...chosen] } })}
              options={options}
            />
          ),
          email: (
            <TextField
              {...form.field('email')}
              type="email"
              autoComplete="email"
              inputMode="email"
              size={34}
              label={<Trans>E-mail address</Trans>}
              help={<Trans>Only for the newsletters that you choose.</Trans>}
            />
          ),
        }}
      />
      <Actions>
        <Button variant="primary" type="submit" isPending={busy}>
          <Trans>Subscribe</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
