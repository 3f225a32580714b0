import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../../machines/failure.ts';
import type { AwaitedTransfer } from '../../../../domain/invoice.ts';
import { dayIn } from '../../../../domain/moment.ts';
import { useTimeZone } from '../../../i18n/use-time-zone.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';

/** The server did not receive the order: it can be sent again. */
export function NotOrdered() {
  return (
    <Notice kind="info" title={<Trans>We didn’t receive your request</Trans>} takesFocus>
      <p>
        <Trans>You haven’t been charged. You can safely pay now.</Trans>
      </p>
    </Notice>
  );
}

/** Warns before a payment that a transfer for it was ordered and may be on its way. */
export function TransfersAwaited({ transfers }: { readonly transfers: readonly AwaitedTransfer[] }) {
  const zone = useTimeZone();
  return transfers.map(({ reference, orderedAt, undecided }) =>
    undecided.length > 0 ? (
      <Notice key={reference} kind="warning" title={<Trans>We’re checking a transfer for this</Trans>}>
        <p>
          <Trans>
            Your transfer came in another currency. Don’t pay again. We’ll email you as soon as we know what it pays.
          </Trans>
        </p>
      </Notice>
    ) : (
      <Notice key={reference} kind="warning" title={<Trans>You’ve already chosen a transfer for this</Trans>}>
        <p>
          <Trans>
            You chose a bank transfer on <DateText day={dayIn(orderedAt, zone)} />. If it has left your bank, don’t pay
            again. We’ll email you the receipt when it arrives, in one to three business days. If it hasn’t left, cancel
            it at your bank, and pay here.
          </Trans>
        </p>
      </Notice>
    ),
  );
}

/** An order that the server refused, and why. */
export function NotBegun({ failure }: { readonly failure: Failure | null }) {
  if (!failure) return null;
  return (
    <FailureNotice failure={failure} title={<Trans>We couldn’t start your payment</Trans>} takesFocus>
      <p>
        <Trans>You haven’t been charged. You can safely try again.</Trans>
      </p>
    </FailureNotice>
  );
}
