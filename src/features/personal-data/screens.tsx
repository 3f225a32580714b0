import { Trans, useLingui } from '@lingui/react/macro';
import { exportPath } from '../../../domain/personal-data.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { BrowserLink } from '../../ui/layout/browser-link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { RetryNotice } from '../shared/retry-notice.tsx';
import { PasswordForm } from './password-form.tsx';
import type { PersonalDataScreenProps } from './screen-props.ts';

/** The deletion is scheduled: its date, and how to cancel it. */
export function Asked({ data: { erasesAt } }: PersonalDataScreenProps<'asked'>) {
  return (
    <Stack>
      <Intro kind="success">
        <Trans>
          Your account will be deleted on <DateText moment={erasesAt} />.
        </Trans>
      </Intro>
      <p>
        <Trans>
          You’re now signed out everywhere, including here. Sign in before that day to cancel. We’re emailing you all
          these details.
        </Trans>
      </p>
      <Actions>
        <BrowserLink href="/">
          <Trans>Leave this page</Trans>
        </BrowserLink>
      </Actions>
    </Stack>
  );
}

type OverviewProps = PersonalDataScreenProps<'overview'>;

/** Download of all personal data; asks for the password if it was not given recently. */
function Download({ data: { data, failure }, send, busy }: Pick<OverviewProps, 'data' | 'send' | 'busy'>) {
  const { i18n } = useLingui();
  return (
    <Section title={<Trans>Download your data</Trans>}>
      <Stack>
        <p>
          <Trans>
            One file with everything we keep about you: account and addresses, subscriptions, invoices and payments,
            reading and preferences, messages, and signed-in devices. It’s in JSON, a format programs can read.
          </Trans>
        </p>
        {data.confirmedUntil === null ? (
          <PasswordForm
            failure={failure}
            failureTitle={<Trans>Confirm your password to get the file</Trans>}
            failureAdvice={<Trans>Enter your password again.</Trans>}
            busy={busy}
            action={<Trans>Continue</Trans>}
            onGiven={(presentPassword) => send({ type: 'password.given', presentPassword })}
          />
        ) : (
          <Actions>
            <BrowserLink isFile href={`${exportPath}?locale=${i18n.locale.slice(0, 2)}`}>
              <Trans>Download the file</Trans>
            </BrowserLink>
          </Actions>
        )}
      </Stack>
    </Section>
  );
}

/** Download or deletion of all personal data. */
export function Overview({ data, send, busy }: OverviewProps) {
  return (
    <Stack gap="wide">
      <Download data={data} send={send} busy={busy} />
      <Section title={<Trans>Delete your account</Trans>}>
        <Stack>
          <p>
            <Trans>First, see what we delete and what the law requires us to keep.</Trans>
          </p>
          <Actions>
            <Button isDisabled={busy} onPress={() => send({ type: 'deletion.considered' })}>
              <Trans>See what gets deleted</Trans>
            </Button>
          </Actions>
        </Stack>
      </Section>
    </Stack>
  );
}

/** The state of the account's data could not be loaded. */
export function Unreadable({ data: { failure }, send }: PersonalDataScreenProps<'unreadable'>) {
  return (
    <RetryNotice
      failure={failure}
      onRetry={() => send({ type: 'retried' })}
      title={<Trans>We couldn’t load this page</Trans>}
    />
  );
}
