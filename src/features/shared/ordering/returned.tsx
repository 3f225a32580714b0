import { Trans, useLingui } from '@lingui/react/macro';
import { ownReceipts } from '../../../../machines/domain/payment-amounts.ts';
import type { RefundProgress } from '../../../../machines/domain/payment.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import type { NoticeKind } from '../../../ui/feedback/notice.tsx';
import { ReferenceBox } from '../../../ui/text/reference-box.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ChoiceLink, HelpLink } from './event-links.tsx';
import { MethodName } from './method-name.tsx';
import { MoneySection } from './money-movements.tsx';
import { NamedInvoices } from './named-invoices.tsx';
import { RefundSummary, useAmounts } from './refund-text.tsx';
import { refundProgress } from './returned-title.ts';
import type { OrderingScreenProps } from './screen-props.ts';

const kinds: Readonly<Record<RefundProgress, NoticeKind>> = {
  beingDecided: 'warning',
  pending: 'info',
  sent: 'success',
};

/** Money came and goes back, or has gone back: why, how, and what is still to be paid, if anything is. */
export function Returned({ data: { outcome, readAt }, can, send, ways }: OrderingScreenProps<'returned'>) {
  const { i18n } = useLingui();
  const inWords = useAmounts();
  const received = inWords(ownReceipts(outcome).map(({ amount }) => amount));
  const remaining = formatMoney(outcome.remaining, i18n);
  const byCard = { type: 'payment.retried', method: 'card' } as const;
  const byTransfer = { type: 'payment.retried', method: 'transfer' } as const;
  return (
    <Stack>
      <Intro kind={kinds[refundProgress(outcome.refunds)]}>
        <Trans>
          We received {received} <MethodName method={outcome.method} />.
        </Trans>{' '}
        <RefundSummary refunds={outcome.refunds} />
      </Intro>
      <p>
        {outcome.remaining.minor > 0 ? (
          <Trans>{remaining} is still to be paid.</Trans>
        ) : (
          <Trans>Nothing is left to pay.</Trans>
        )}
      </p>
      <MoneySection outcome={outcome} />
      <NamedInvoices invoices={outcome.invoices} readAt={readAt} />
      <Actions>
        {can(byCard) && (
          <Button variant="primary" onPress={() => send(byCard)}>
            <Trans>Pay by card</Trans>
          </Button>
        )}
        {can(byTransfer) && (
          <Button onPress={() => send(byTransfer)}>
            <Trans>Pay by bank transfer</Trans>
          </Button>
        )}
        <ChoiceLink can={can} send={send} ways={ways}>
          {ways.back}
        </ChoiceLink>
        {!can({ type: 'choice.reopened' }) && ways.onward}
        <HelpLink can={can} send={send} ways={ways} />
      </Actions>
      <ReferenceBox label={<Trans>Payment reference</Trans>} value={outcome.reference} />
    </Stack>
  );
}
