import { Trans, useLingui } from '@lingui/react/macro';
import { nextOfTransfer } from '../../../../machines/domain/instalments.ts';
import { ownReceipts } from '../../../../machines/domain/payment-amounts.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
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
import { RefundSummary, useAmounts } from './refund-text.tsx';
import type { OrderingScreenProps } from './screen-props.ts';
import { TransferAccount } from './transfer-account.tsx';
import { TransferSheet } from './transfer-sheet.tsx';

/** A part of the money has come: what is still to be paid, and how. */
export function PartlyPaid({ data: { outcome, readAt }, can, send, busy, ways }: OrderingScreenProps<'partlyPaid'>) {
  const { i18n } = useLingui();
  const inWords = useAmounts();
  const received = inWords(ownReceipts(outcome).map(({ amount }) => amount));
  const remaining = formatMoney(outcome.remaining, i18n);
  const { transfer } = outcome;
  const byCard = { type: 'payment.retried', method: 'card' } as const;
  const byTransfer = { type: 'payment.retried', method: 'transfer' } as const;
  return (
    <Stack>
      {transfer && (
        <PagePrint>
          <TransferSheet outcome={outcome} transfer={transfer} />
        </PagePrint>
      )}
      <Intro kind="warning">
        <Trans>
          We received {received} <MethodName method={outcome.method} />. <Figure>{remaining}</Figure> is left to pay.
        </Trans>{' '}
        <RefundSummary refunds={outcome.refunds} />
      </Intro>
      <NamedInvoices invoices={outcome.invoices} readAt={readAt} />
      <MoneySection outcome={outcome} />
      {transfer ? (
        <>
          <p>
            <Trans>You can transfer the rest to the account below, with the same reference.</Trans>
          </p>
          <TransferAccount transfer={transfer} next={nextOfTransfer(outcome.invoices)} />
        </>
      ) : (
        <ReferenceBox label={<Trans>Payment reference</Trans>} value={outcome.reference} />
      )}
      <Actions>
        {can(byCard) && (
          <Button variant="primary" onPress={() => send(byCard)}>
            <Trans>Pay the rest by card</Trans>
          </Button>
        )}
        {!transfer && can(byTransfer) && (
          <Button onPress={() => send(byTransfer)}>
            <Trans>Pay the rest by bank transfer</Trans>
          </Button>
        )}
        <Button variant="quiet" isPending={busy} onPress={() => send({ type: 'retried' })}>
          {transfer ? <Trans>Check for my transfer</Trans> : <Trans>Check again</Trans>}
        </Button>
        {transfer && (
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
