import { Trans, useLingui } from '@lingui/react/macro';
import { dayIn } from '../../../../domain/moment.ts';
import { overpaymentOf, ownReceipts } from '../../../../domain/payment-amounts.ts';
import type {
  ListedRefund,
  MoneyMethod,
  Outcome,
  Overpayment,
  PaymentRefund,
  RefundProgress,
  RefundReason,
} from '../../../../domain/payment.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../i18n/use-time-zone.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { useAmounts } from './use-amounts.ts';

/** Reason for a refund. */
export function RefundReasonText({ reason }: { readonly reason: RefundReason }) {
  switch (reason) {
    case 'paidOtherwise':
      return <Trans>The invoices had already been paid another way.</Trans>;
    case 'changedSince':
      return <Trans>The amount due had changed since you ordered.</Trans>;
    case 'tooMuch':
      return <Trans>We received more than was due.</Trans>;
    case 'otherCurrency':
      return <Trans>We received it in a different currency than the invoices.</Trans>;
    case 'credited':
      return <Trans>A credit note was issued for the invoice it had paid.</Trans>;
    case 'canceledBefore':
      return <Trans>The invoice was canceled by a credit note before we received the money.</Trans>;
    case 'byOffice':
      return <Trans>We’ve refunded this payment.</Trans>;
    case 'disputed':
      return <Trans>You disputed this payment with your bank.</Trans>;
  }
}

/** That nothing is to be sent while money goes back. */
function SendNothing({ isSent }: { readonly isSent: boolean }) {
  return isSent ? null : <Trans>Don’t send anything now.</Trans>;
}

/** What came of an overpayment, what was due, and that nothing more is to be sent while the rest goes back. */
function OverpaymentText({ overpayment, isSent }: { readonly overpayment: Overpayment; readonly isSent: boolean }) {
  const { i18n } = useLingui();
  const received = formatMoney(overpayment.received, i18n);
  const asked = formatMoney(overpayment.asked, i18n);
  return (
    <>
      <Trans>
        We received {received}, and {asked} was due.
      </Trans>{' '}
      <SendNothing isSent={isSent} />
    </>
  );
}

/** Why and how a listed refund goes back. */
export function ListedRefundText({ refund }: { readonly refund: ListedRefund }) {
  const { reason, overpayment, state } = refund;
  return (
    <>
      {overpayment ? (
        <OverpaymentText overpayment={overpayment} isSent={state === 'sent'} />
      ) : (
        <RefundReasonText reason={reason} />
      )}{' '}
      <RefundStateText refund={refund} />
    </>
  );
}

function SentText({ method, sentAt }: { readonly method: MoneyMethod; readonly sentAt: string }) {
  const day = dayIn(sentAt, useTimeZone());
  switch (method) {
    case 'card':
      return (
        <Trans>
          Refunded to your card on <DateText day={day} />.
        </Trans>
      );
    case 'debit':
      return (
        <Trans>
          Refunded to the debited account on <DateText day={day} />.
        </Trans>
      );
    case 'transfer':
      return (
        <Trans>
          Refunded by bank transfer on <DateText day={day} />.
        </Trans>
      );
    case 'wallet':
      return (
        <Trans>
          Refunded to your wallet on <DateText day={day} />.
        </Trans>
      );
  }
}

function PendingText({ method }: { readonly method: MoneyMethod }) {
  switch (method) {
    case 'card':
      return <Trans>Refund to your card in progress.</Trans>;
    case 'debit':
      return <Trans>Refund to the debited account in progress.</Trans>;
    case 'transfer':
      return <Trans>Refund by bank transfer in progress.</Trans>;
    case 'wallet':
      return <Trans>Refund to your wallet in progress.</Trans>;
  }
}

/** Method and state of a refund; money in another currency is none before the office decides so. */
export function RefundStateText({ refund: { method, state, sentAt } }: { readonly refund: PaymentRefund }) {
  if (state === 'beingDecided') return <Trans>We’re checking this payment and will email you.</Trans>;
  return state === 'sent' && sentAt !== null ? (
    <SentText method={method} sentAt={sentAt} />
  ) : (
    <PendingText method={method} />
  );
}

/**
 * What an overpayment asked for, and what is refunded, pending and being checked, as sentences; nothing without refunds. The
 * sum of what came stands before them.
 */
export function RefundSummary({ outcome }: { readonly outcome: Outcome }) {
  const { refunds } = outcome;
  const inWords = useAmounts();
  const { i18n } = useLingui();
  const overpayment = overpaymentOf(outcome);
  const asked = overpayment && formatMoney(overpayment.asked, i18n);
  const amountOf = (state: RefundProgress): string =>
    inWords(refunds.filter((refund) => refund.state === state).map(({ amount }) => amount));
  const received = inWords(ownReceipts(outcome).map(({ amount }) => amount));
  const [sent, pending, checked] = [amountOf('sent'), amountOf('pending'), amountOf('beingDecided')];
  return (
    <>
      {overpayment && (
        <>
          <Trans>The amount due was {asked}.</Trans> <SendNothing isSent={overpayment.isSent} />
        </>
      )}{' '}
      {sent !== '' && <Trans>Refunded to you: {sent}.</Trans>}{' '}
      {pending !== '' && <Trans>Refund in progress: {pending}.</Trans>}{' '}
      {checked !== '' && checked !== received && <Trans>Received in another currency: {checked}.</Trans>}{' '}
      {checked !== '' && <Trans>We’ll email you about it.</Trans>}
    </>
  );
}
