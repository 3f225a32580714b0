import { Plural, Trans } from '@lingui/react/macro';
import type { PersonalData } from '../../../machines/domain/personal-data.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextList } from '../../ui/text/text-list.tsx';
import { Obstacles } from './obstacles.tsx';
import { PasswordForm } from './password-form.tsx';
import type { PersonalDataScreenProps } from './screen-props.ts';

/** What somebody has paid for and loses. */
function Losses({ runningSubscriptions, credits }: Pick<PersonalData, 'runningSubscriptions' | 'credits'>) {
  const items = [
    ...(runningSubscriptions === 0
      ? []
      : [
          {
            id: 'subscriptions',
            text: (
              <Plural
                value={runningSubscriptions}
                one="# subscription that is still running ends for you, without a refund."
                other="# subscriptions that are still running end for you, without a refund."
              />
            ),
          },
        ]),
    ...(credits === 0
      ? []
      : [
          {
            id: 'credits',
            text: (
              <Plural
                value={credits}
                one="# credit of your wallet is lost."
                other="# credits of your wallet are lost."
              />
            ),
          },
        ]),
  ];
  return (
    items.length > 0 && (
      <Notice kind="warning" title={<Trans>You lose what you have paid for</Trans>}>
        <TextList items={items} />
      </Notice>
    )
  );
}

/** What is deleted, what the law keeps and how it goes on is said before the deletion is asked for. */
export function Deletion({ data: { data, failure }, send, busy }: PersonalDataScreenProps<'deletion'>) {
  const back = (
    <Button variant="quiet" isDisabled={busy} onPress={() => send({ type: 'deletion.dismissed' })}>
      <Trans>Keep my account</Trans>
    </Button>
  );
  return (
    <Stack gap="wide">
      <Section title={<Trans>What is deleted</Trans>}>
        <p>
          <Trans>
            Your name, e-mail address and password, your addresses, newsletters and watches, your reading history and
            what you kept for later, your messages to us, requests and quotes that you did not order.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What the law obliges us to keep</Trans>}>
        <p>
          <Trans>
            Issued invoices, with the name and address that they bear, what belongs to their payment, and contracts: ten
            years (French commercial code, article L123-22). Nobody uses them for anything else.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>How it goes on</Trans>}>
        <p>
          <Trans>
            You are signed out everywhere, and a message tells you the day: in 14 days. If you sign in before, nothing
            is deleted. After that day nothing can be brought back.
          </Trans>
        </p>
      </Section>
      <Losses {...data} />
      {data.obstacles.length > 0 ? (
        <>
          <Obstacles obstacles={data.obstacles} />
          <Actions>{back}</Actions>
        </>
      ) : (
        <PasswordForm
          failure={failure}
          failureTitle={<Trans>The deletion may not have been asked for</Trans>}
          failureAdvice={<Trans>Your account is as it was, unless a message tells you otherwise.</Trans>}
          busy={busy}
          action={<Trans>Delete my account</Trans>}
          isDangerous
          onGiven={(presentPassword) => send({ type: 'deletion.confirmed', presentPassword })}
        >
          {back}
        </PasswordForm>
      )}
    </Stack>
  );
}
