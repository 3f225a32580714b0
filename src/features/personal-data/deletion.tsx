import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PersonalData, DeletionObstacle } from '../../../machines/domain/personal-data.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { invoicePaths } from '../../../machines/invoice/invoice.paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextList } from '../../ui/text/text-list.tsx';
import { PasswordForm } from './password-form.tsx';
import type { PersonalDataScreenProps } from './screens.tsx';

const words: Readonly<Record<DeletionObstacle, MessageDescriptor>> = {
  openInvoices: msg`You have invoices to pay.`,
  paymentUnderWay: msg`A payment is under way.`,
  refundUnderWay: msg`We still owe you a refund.`,
  unknown: msg`Something else of your account is not settled: please ask us.`,
};

/** Obstacles to the deletion of the account, with links to the pages that remove them. */
function Obstacles({ obstacles }: { readonly obstacles: readonly DeletionObstacle[] }) {
  const { i18n } = useLingui();
  return (
    <Notice kind="warning" title={<Trans>Your account cannot be deleted yet</Trans>}>
      <TextList items={obstacles.map((obstacle) => ({ id: obstacle, text: i18n._(words[obstacle]) }))} />
      <p>
        <Link href={linkTo(invoicePaths.choice)}>
          <Trans>See your invoices</Trans>
        </Link>
      </p>
    </Notice>
  );
}

/** Paid subscriptions and credits that the deletion loses. */
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

/** Explains what is deleted, what the law requires to keep, and what follows, before the deletion is requested. */
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
            Your name, email address and password, your addresses, newsletters and watches, your reading history and
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
