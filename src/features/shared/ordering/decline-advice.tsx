import { Trans } from '@lingui/react/macro';
import type { DeclineReason, NotChargedOutcome } from '../../../../machines/domain/payment.ts';

/** Why no transfer is awaited any more, and what to do about it. */
function TransferAdvice({ reason }: { readonly reason: DeclineReason }) {
  if (reason === 'noLongerDue') {
    return (
      <Trans>
        What this transfer was for has been paid another way, or canceled. Do not send it. If it is sent all the same,
        the money comes back to you.
      </Trans>
    );
  }
  if (reason === 'expired') {
    return (
      <Trans>
        No transfer reached us within 90 days. You can pay what is still due again below. A transfer that still arrives
        is accepted.
      </Trans>
    );
  }
  return <Trans>This transfer is not awaited any more. You can pay what is still due again below.</Trans>;
}

/** Why no money moved, and what to do about it. */
export function DeclineAdvice({ method, reason }: Pick<NotChargedOutcome, 'method' | 'reason'>) {
  if (method === 'transfer') return <TransferAdvice reason={reason} />;
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
        <Trans>The card’s balance or limit does not cover the amount. Try another card, or pay by bank transfer.</Trans>
      );
    case 'expiredCard':
      return <Trans>The card has expired. Try another card, or pay by bank transfer.</Trans>;
    case 'incorrectCode':
      return (
        <Trans>The security code did not match the card. Try again, with the code as it appears on the card.</Trans>
      );
    case 'lostOrStolen':
      return <Trans>The bank has blocked this card. Call your bank, and pay with another card or by transfer.</Trans>;
    case 'authenticationFailed':
      return (
        <Trans>
          Your bank could not confirm that it was you. Try again and approve the payment in your bank’s application, or
          pay by bank transfer.
        </Trans>
      );
    case 'abandoned':
      return <Trans>You left the payment page before paying. Try again whenever you like.</Trans>;
    case 'expired':
      return <Trans>The payment page was open for too long and has closed. Try again whenever you like.</Trans>;
    case 'noLongerDue':
      return <Trans>What this payment was for has been paid another way, or canceled.</Trans>;
  }
}
