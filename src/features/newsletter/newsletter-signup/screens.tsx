import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OfferedNewsletter } from '../../../../domain/newsletter.ts';
import { newsletterId } from '../../../../domain/newsletter.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { newslettersPaths } from '../../../../contract/pages/newsletter.ts';
import { placePaths } from '../../../../contract/pages/session.ts';
import type { ValuesOf } from '../../../../validation/form.ts';
import { newsletterSignupForm } from '../../../../validation/forms/newsletter-signup.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxList } from '../../../ui/form/checkbox-list.tsx';
import { DockedBar } from '../../../ui/layout/docked-bar.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmailField, Controls } from '../../shared/form/controls.tsx';
import { Form } from '../../shared/form/form.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { RetryNotice } from '../../shared/retry-notice.tsx';
import { frequencyWords } from '../newsletters/words.ts';
import type { NewsletterSignupScreenProps } from './screen-props.ts';
import styles from '../newsletter.module.css';

/** The publisher has no newsletters that anyone may receive. */
export function NothingOffered() {
  return (
    <Stack>
      <p>
        <Trans>No newsletters to choose from right now.</Trans>
      </p>
      <Actions>
        <Link href={linkTo(placePaths.home)} variant="standalone">
          <Trans>Back to the home page</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}

/** Options for newsletters that anyone may receive, by publication; a name in the other language has its `lang`. */
function newsletterOptions(offered: readonly OfferedNewsletter[], i18n: I18n) {
  return offered.map(({ choice, publication, name, frequency }) => ({
    value: newsletterId(choice),
    group: publication === '' ? i18n._(msg`Our other newsletters`) : publication,
    label:
      name === null ? (
        i18n._(msg`Summary`)
      ) : (
        <span {...(name.locale !== i18n.locale && { lang: name.locale })}>{name.text}</span>
      ),
    description: i18n._(frequencyWords[frequency]),
  }));
}

/** Form for the newsletters and the address to which they go. */
export function SignupForm({ data, send, busy }: NewsletterSignupScreenProps<'form'>) {
  const { i18n } = useLingui();
  const { draft, offered, failure, isSignedIn } = data;
  const options = newsletterOptions(offered, i18n);
  // The draft may name a newsletter that no longer exists.
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
      failureTitle={{
        uncertain: <Trans>We may not have received your request</Trans>,
        refused: <Trans>We couldn’t send your request</Trans>,
      }}
      failureAdvice={<Trans>What you entered is still here.</Trans>}
    >
      <p>
        <Trans>
          Our newsletters are free, with no account needed. Confirm by email, and unsubscribe in one click at any time.
        </Trans>
      </p>
      {isSignedIn && (
        <p>
          <Trans>
            See what you already receive in <Link href={linkTo(newslettersPaths.list)}>your newsletters</Link>.
          </Trans>
        </p>
      )}
      <Controls<ValuesOf<typeof newsletterSignupForm>>
        each={{
          email: (
            <div className={styles.address}>
              <EmailField
                {...form.field('email')}
                autoComplete="email"
                help={<Trans>We use it only for the newsletters you choose.</Trans>}
              />
            </div>
          ),
          newsletters: (
            <CheckboxList
              {...form.at('newsletters')}
              arrangement="cards"
              legend={<Trans>Choose your newsletters</Trans>}
              chosen={newsletters}
              onChange={(chosen) => send({ type: 'form.typed', typed: { newsletters: [...chosen] } })}
              options={options}
            />
          ),
        }}
      />
      <DockedBar>
        <p>
          {newsletters.length === 0 ? (
            <Trans>Choose at least one newsletter.</Trans>
          ) : (
            <Trans>Free. Unsubscribe in one click.</Trans>
          )}
        </p>
        <Button variant="primary" type="submit" isPending={busy}>
          {newsletters.length === 0 ? (
            <Trans>Subscribe</Trans>
          ) : (
            <Plural value={newsletters.length} one="Get # newsletter" other="Get # newsletters" />
          )}
        </Button>
      </DockedBar>
    </Form>
  );
}

/** The newsletters could not be loaded. */
export function Unreadable({ data: { failure }, send, busy }: NewsletterSignupScreenProps<'unreadable'>) {
  return (
    <RetryNotice
      failure={failure}
      busy={busy}
      onRetry={() => send({ type: 'retried' })}
      title={<Trans>We couldn’t load our newsletters</Trans>}
    />
  );
}
