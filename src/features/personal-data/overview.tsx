import { Trans, useLingui } from '@lingui/react/macro';
import { exportPath } from '../../../machines/domain/personal-data.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { BrowserLink } from '../../ui/layout/browser-link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { PasswordForm } from './password-form.tsx';
import type { PersonalDataScreenProps } from './screen-props.ts';

type OverviewProps = PersonalDataScreenProps<'overview'>;

/** All that is held, as a file; the password is asked for again where it was not given lately. */
function Download({ data: { data, failure }, send, busy }: Pick<OverviewProps, 'data' | 'send' | 'busy'>) {
  const { i18n } = useLingui();
  return (
    <Section title={<Trans>Download your data</Trans>}>
      <Stack>
        <p>
          <Trans>
            One file holds all that we keep about you: your account and addresses, subscriptions, invoices and payments,
            what you have read and chosen, what you wrote to us, and where you are signed in. Programs can read it
            (JSON).
          </Trans>
        </p>
        {data.confirmedUntil === null ? (
          <PasswordForm
            failure={failure}
            failureTitle={<Trans>The file is not open to you yet</Trans>}
            failureAdvice={<Trans>Enter your password once more.</Trans>}
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

/** What can be done with all that is held of the person: they have it as a file, or have it deleted. */
export function Overview({ data, send, busy }: OverviewProps) {
  return (
    <Stack gap="wide">
      <Download data={data} send={send} busy={busy} />
      <Section title={<Trans>Delete your account</Trans>}>
        <Stack>
          <p>
            <Trans>You first read what is deleted and what the law obliges us to keep.</Trans>
          </p>
          <Actions>
            <Button isDisabled={busy} onPress={() => send({ type: 'deletion.considered' })}>
              <Trans>See what a deletion means</Trans>
            </Button>
          </Actions>
        </Stack>
      </Section>
    </Stack>
  );
}
