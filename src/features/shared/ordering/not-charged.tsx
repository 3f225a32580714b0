import { Trans, useLingui } from '@lingui/react/macro';
import type { DeclineReason, NotChargedOutcome } from '../../../../domain/payment.ts';
import { closingReasons } from '../../../../domain/payment.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Figure } from '../../../ui/text/text-parts.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { ReferenceBox } from '../../../ui/text/reference-box.tsx';
import { MoneySection } from './money-movements.tsx';
import { NamedInvoices } from './named-invoices.tsx';
import { RetryActions } from './retry-actions.tsx';
import type { OrderingScreenProps } from './screen-props.ts';

/** Reason why the transfer is no longer awaited, and advice. */
function TransferAdvice({ reason }: { readonly reason: DeclineReason }) {
  if (reason === 'noLongerDue') {
    return (
      <Trans>
        You’ve already paid for this another way, or it was canceled. Don’t send the transfer. If you do, we’ll send the
        money back.
      </Trans>
    );
  }
  if (reason === 'changed' || reason === 'credited') {
    return <Trans>The amount due has changed. Don’t send the transfer. Pay what’s still due below.</Trans>;
  }
  if (reason === 'expired') {
    return (
      <Trans>
        We’re no longer expecting this transfer. You can pay what’s still due below. If a transfer still arrives, we’ll
        accept it.
      </Trans>
    );
  }
  return <Trans>We’re no longer expecting this transfer. You can pay what’s still due below.</Trans>;
}

/** Ends of a payment page by which no bank refused anything. */
const pageEnds: readonly DeclineReason[] = ['abandoned', 'expired', 'noLongerDue', ...closingReasons];

/** Reason why no money moved, and advice. */
function DeclineAdvice({ method, reason }: Pick<NotChargedOutcome, 'method' | 'reason'>) {
  if (method === 'transfer') return <TransferAdvice reason={reason} />;
  if (method === 'debit' && !pageEnds.includes(reason))
    return <Trans>Your bank refused the direct debit. Ask your bank, or pay by card or bank transfer.</Trans>;
  switch (reason) {
    case 'declined':
      return (
        <Trans>
          Your bank declined the payment without giving a reason. Ask your bank, try another card, or pay by bank
          transfer.
        </Trans>
      );
    case 'insufficientFunds':
      return (
        <Trans>The card’s balance or limit doesn’t cover the amount. Try another card, or pay by bank transfer.</Trans>
      );
    case 'expiredCard':
      return <Trans>The card has expired. Try another card, or pay by bank transfer.</Trans>;
    case 'incorrectCode':
      return <Trans>The security code didn’t match the card. Try again with the code shown on the card.</Trans>;
    case 'lostOrStolen':
      return <Trans>The bank has blocked this card. Call your bank, and pay with another card or by transfer.</Trans>;
    case 'authenticationFailed':
      return (
        <Trans>
          Your bank couldn’t confirm it was you. Try again and approve the payment in your bank’s app, or pay by bank
          transfer.
        </Trans>
      );
    case 'abandoned':
      return <Trans>You left the payment page before paying. Try again at any time.</Trans>;
    case 'expired':
      return <Trans>The payment page was open for too long and closed. Try again at any time.</Trans>;
    case 'credited':
      return <Trans>We closed the payment page, since we issued a credit note for what you were about to pay.</Trans>;
    case 'transferOrdered':
      return <Trans>We closed the payment page, since you chose a bank transfer for this.</Trans>;
    case 'replaced':
      return <Trans>We closed this payment page, since you opened another one for this.</Trans>;
    case 'changed':
      return <Trans>We closed the payment page, since the amount due had changed.</Trans>;
    case 'noLongerDue':
      return <Trans>You’ve already paid for this another way, or it was canceled.</Trans>;
  }
}

/** Reasons after which the same card can be tried again; after any other, the text asks for another card. */
const sameCard: readonly DeclineReason[] = [
  'incorrectCode',
  'authenticationFailed',
  'abandoned',
  'expired',
  ...closingReasons,
];

/** Says that no money moved, and how much is still to be paid. */
function NotChargedIntro({ outcome: { method, remaining } }: { readonly outcome: NotChargedOutcome }) {
  const { i18n } = useLingui();
  const rest = formatMoney(remaining, i18n);
  if (remaining.minor === 0) {
    return (
      <Intro kind="info">
        <Trans>Nothing is left to pay.</Trans>
      </Intro>
    );
  }
  return (
    <Intro kind="danger">
      {method === 'transfer' ? (
        <Trans>
          We received no transfer, so <Figure>{rest}</Figure> is left to pay.
        </Trans>
      ) : (
        <Trans>
          You haven’t been charged. <Figure>{rest}</Figure> is left to pay.
        </Trans>
      )}
    </Intro>
  );
}

/** Names the card for the retry: the same one, or another. */
function CardRetryText({ method, reason }: Pick<NotChargedOutcome, 'method' | 'reason'>) {
  if (method === 'transfer' || method === 'debit') return <Trans>Pay by card</Trans>;
  return sameCard.includes(reason) ? <Trans>Try again by card</Trans> : <Trans>Pay with another card</Trans>;
}

/** No money has moved: the order, and a button for each way to continue. */
export function NotCharged({ data: { outcome, readAt }, can, send, ways }: OrderingScreenProps<'notCharged'>) {
  return (
    <Stack>
      <NotChargedIntro outcome={outcome} />
      <NamedInvoices invoices={outcome.invoices} readAt={readAt} />
      <MoneySection outcome={outcome} />
      <Section title={<Trans>What to do now</Trans>}>
        <p>
          <DeclineAdvice method={outcome.method} reason={outcome.reason} />
        </p>
      </Section>
      <RetryActions can={can} send={send} ways={ways}>
        <CardRetryText method={outcome.method} reason={outcome.reason} />
      </RetryActions>
      <ReferenceBox label={<Trans>Attempt reference</Trans>} value={outcome.reference} />
    </Stack>
  );
}
