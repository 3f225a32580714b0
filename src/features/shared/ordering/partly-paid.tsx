import { Trans, useLingui } from '@lingui/react/macro';
import { cartOf, isOpen } from '../../../../domain/invoice.ts';
import { ownReceipts } from '../../../../domain/payment-amounts.ts';
import type { DueRequest } from '../../../../domain/payment-request.ts';
import { requestOf } from '../../../../domain/payment-request.ts';
import type { PartlyPaidOutcome } from '../../../../domain/payment.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Figure } from '../../../ui/text/text-parts.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { PrintButton } from '../../../ui/form/print-button.tsx';
import { ReferenceBox } from '../../../ui/text/reference-box.tsx';
import { PagePrint } from '../../../ui/layout/print-sheet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { DocumentLink } from './document-link.tsx';
import { ChoiceLink, HelpLink } from './event-links.tsx';
import { MethodName } from './method-name.tsx';
import { MoneySection } from './money-movements.tsx';
import { NamedInvoices } from './named-invoices.tsx';
import { RefundSummary } from './refund-text.tsx';
import { useAmounts } from './use-amounts.ts';
import type { OrderingScreenProps } from './screen-props.ts';
import { TransferAccount } from './transfer-account.tsx';
import { TransferSheet } from './transfer-sheet.tsx';

interface ReceivedProps {
  readonly outcome: PartlyPaidOutcome;
  readonly request: DueRequest;
}

/** What came, and what is due next. */
function ReceivedText({ outcome, request: { next, ...request } }: ReceivedProps) {
  const { i18n } = useLingui();
  const inWords = useAmounts();
  const received = inWords(ownReceipts(outcome).map(({ amount }) => amount));
  if (!next) {
    const remaining = formatMoney(request.remaining, i18n);
    return (
      <Trans>
        We received {received} <MethodName method={outcome.method} />. <Figure>{remaining}</Figure> is left to pay.
      </Trans>
    );
  }
  const { number, count, dueOn } = next;
  const amount = formatMoney(request.amount, i18n);
  return (
    <Trans>
      We received {received} <MethodName method={outcome.method} />. Next, installment {number} of {count} by{' '}
      <DateText day={dueOn} />: <Figure>{amount}</Figure>
    </Trans>
  );
}

/** A part of the money has come: what is still to be paid, and how. */
export function PartlyPaid({ data: { outcome, readAt }, can, send, busy, ways }: OrderingScreenProps<'partlyPaid'>) {
  const { i18n } = useLingui();
  const request = requestOf(outcome);
  if (request.kind !== 'pay') return null;
  const { account, next } = request;
  const cart = cartOf(outcome.invoices.filter(isOpen), 'next');
  const byInstalment = cart?.isPart ? formatMoney(cart.charge, i18n) : null;
  const byCard = { type: 'payment.retried', method: 'card' } as const;
  const byTransfer = { type: 'payment.retried', method: 'transfer' } as const;
  return (
    <Stack>
      {account && (
        <PagePrint>
          <TransferSheet outcome={outcome} request={request} account={account} />
        </PagePrint>
      )}
      <Intro kind={next ? 'success' : 'warning'}>
        <ReceivedText outcome={outcome} request={request} /> <RefundSummary outcome={outcome} />
      </Intro>
      <NamedInvoices invoices={outcome.invoices} readAt={readAt} />
      <MoneySection outcome={outcome} />
      {account ? (
        <>
          <p>
            {next ? (
              <Trans>You can transfer it to the account below, with the same reference.</Trans>
            ) : (
              <Trans>You can transfer the rest to the account below, with the same reference.</Trans>
            )}
          </p>
          <TransferAccount request={request} account={account} />
        </>
      ) : (
        <ReferenceBox label={<Trans>Payment reference</Trans>} value={outcome.reference} />
      )}
      <Actions>
        {can(byCard) && (
          <Button variant="primary" onPress={() => send(byCard)}>
            {byInstalment ? <Trans>Pay {byInstalment} by card</Trans> : <Trans>Pay the rest by card</Trans>}
          </Button>
        )}
        {!account && can(byTransfer) && (
          <Button onPress={() => send(byTransfer)}>
            <Trans>Pay the rest by bank transfer</Trans>
          </Button>
        )}
        <Button variant="quiet" isPending={busy} onPress={() => send({ type: 'retried' })}>
          {account ? <Trans>Check for my transfer</Trans> : <Trans>Check again</Trans>}
        </Button>
        {account && (
          <>
            <PrintButton>
              <Trans>Print these details</Trans>
            </PrintButton>
            <DocumentLink kind="transfer" reference={outcome.reference} />
          </>
        )}
        <ChoiceLink can={can} send={send} ways={ways}>
          {ways.back}
        </ChoiceLink>
        {!can({ type: 'choice.reopened' }) && ways.onward}
        <HelpLink can={can} send={send} ways={ways} />
      </Actions>
    </Stack>
  );
}
