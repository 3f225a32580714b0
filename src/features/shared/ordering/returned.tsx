import { Trans, useLingui } from '@lingui/react/macro';
import { isUndecided, ownReceipts } from '../../../../domain/payment-amounts.ts';
import type { RefundProgress } from '../../../../domain/payment.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Figure } from '../../../ui/text/text-parts.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import type { NoticeKind } from '../../../ui/feedback/notice.tsx';
import { PrintButton } from '../../../ui/form/print-button.tsx';
import { PagePrint } from '../../../ui/layout/print-sheet.tsx';
import { ReferenceBox } from '../../../ui/text/reference-box.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { DocumentLink } from './document-link.tsx';
import { MethodName } from './method-name.tsx';
import { MoneySection } from './money-movements.tsx';
import { NamedInvoices } from './named-invoices.tsx';
import { Receipt } from './receipt.tsx';
import { RefundSummary } from './refund-text.tsx';
import { useAmounts } from './use-amounts.ts';
import { RetryActions } from './retry-actions.tsx';
import { refundProgress } from './returned-title.ts';
import type { OrderingScreenProps } from './screen-props.ts';

const kinds: Readonly<Record<RefundProgress, NoticeKind>> = {
  beingDecided: 'warning',
  pending: 'info',
  sent: 'success',
};

/** Money came and goes back, or has gone back: why, how, and what is still to be paid, if anything is. */
export function Returned({ data: { outcome, readAt }, can, send, busy, ways }: OrderingScreenProps<'returned'>) {
  const { i18n } = useLingui();
  const inWords = useAmounts();
  const received = inWords(ownReceipts(outcome).map(({ amount }) => amount));
  const remaining = formatMoney(outcome.remaining, i18n);
  const isWaiting = isUndecided(outcome);
  return (
    <Stack>
      {!isWaiting && (
        <PagePrint>
          <Receipt outcome={outcome} heading="h1" />
        </PagePrint>
      )}
      <Intro kind={kinds[refundProgress(outcome.refunds)]}>
        <Trans>
          We received <Figure>{received}</Figure> <MethodName method={outcome.method} />.
        </Trans>{' '}
        {isWaiting && <Trans>Don’t send anything now.</Trans>} <RefundSummary outcome={outcome} />
      </Intro>
      {!isWaiting && (
        <p>
          {outcome.remaining.minor > 0 ? (
            <Trans>{remaining} is left to pay.</Trans>
          ) : (
            <Trans>Nothing is left to pay.</Trans>
          )}
        </p>
      )}
      <MoneySection outcome={outcome} />
      <NamedInvoices invoices={outcome.invoices} readAt={readAt} payment={outcome.reference} />
      <Actions>
        {isWaiting ? (
          <Button variant="quiet" isPending={busy} onPress={() => send({ type: 'retried' })}>
            <Trans>Check again</Trans>
          </Button>
        ) : (
          <>
            <PrintButton>
              <Trans>Print</Trans>
            </PrintButton>
            <DocumentLink kind="receipt" reference={outcome.reference} />
          </>
        )}
      </Actions>
      <RetryActions can={can} send={send} ways={ways}>
        <Trans>Pay by card</Trans>
      </RetryActions>
      <ReferenceBox label={<Trans>Payment reference</Trans>} value={outcome.reference} />
    </Stack>
  );
}
