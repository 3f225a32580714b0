import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PersonalData, DeletionObstacle } from '../../../domain/personal-data.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { invoicePaths } from '../../../contract/pages/invoice.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TextList } from '../../ui/text/text-parts.tsx';
import { PasswordForm } from './password-form.tsx';
import type { PersonalDataScreenProps } from './screen-props.ts';

const words: Readonly<Record<DeletionObstacle, MessageDescriptor>> = {
  openInvoices: msg`You have unpaid invoices.`,
  paymentUnderWay: msg`A payment is in progress.`,
  refundUnderWay: msg`We still owe you a refund.`,
  unknown: msg`Something else on your account is still open. Contact us.`,
};

/** Obstacles to the deletion of the account, with links to the pages that remove them. */
function Obstacles({ obstacles }: { readonly obstacles: readonly DeletionObstacle[] }) {
  const { i18n } = useLingui();
  return (
    <Notice kind="warning" title={<Trans>You can’t delete your account yet</Trans>}>
      <TextList items={obstacles.map((obstacle) => ({ id: obstacle, text: i18n._(words[obstacle]) }))} />
      <p>
        <Link href={linkTo(invoicePaths.choice)}>
          <Trans>View your invoices</Trans>
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
                one="# active subscription ends, without a refund."
                other="# active subscriptions end, without a refund."
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
                one="# credit in your wallet is lost."
                other="# credits in your wallet are lost."
              />
            ),
          },
        ]),
  ];
  return (
    items.length > 0 && (
      <Notice kind="warning" title={<Trans>You’ll lose what you’ve paid for</Trans>}>
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
      <Section title={<Trans>What we delete</Trans>}>
        <p>
          <Trans>
            Your name, email address, and password; your addresses, newsletters, and alerts; your reading history and
            saved articles; and your messages to us, requests, and quotes you didn’t order.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What the law requires us to keep</Trans>}>
        <p>
          <Trans>
            Issued invoices with the name and address they show, payment records, and contracts, for ten years (French
            commercial code, article L123-22). We don’t use them for anything else.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What happens next</Trans>}>
        <p>
          <Trans>
            We sign you out everywhere and email you the deletion date, 14 days from now. Sign in before then to cancel.
            After that day, nothing can be restored.
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
          failureTitle={{
            uncertain: <Trans>We may not have received your deletion request</Trans>,
            refused: <Trans>We couldn’t accept your deletion request</Trans>,
          }}
          failureAdvice={<Trans>Your account hasn’t changed, unless we email you otherwise.</Trans>}
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
