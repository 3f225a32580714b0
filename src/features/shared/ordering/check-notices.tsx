import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../../machines/failure.ts';
import type { AwaitedTransfer } from '../../../../machines/domain/invoice.ts';
import { dayIn } from '../../../../machines/domain/moment-text.ts';
import { useTimeZone } from '../../../i18n/time-zone.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';

/** An order that nobody took: it can be sent. */
export function NotOrdered() {
  return (
    <Notice kind="info" title={<Trans>Your order did not reach us</Trans>} takesFocus>
      <p>
        <Trans>Nothing was charged. You can safely pay now.</Trans>
      </p>
    </Notice>
  );
}

/** What is about to be paid may be on its way already: what to do then, before anything else is done. */
export function TransfersAwaited({ transfers }: { readonly transfers: readonly AwaitedTransfer[] }) {
  const zone = useTimeZone();
  return transfers.map(({ reference, orderedAt }) => (
    <Notice key={reference} kind="warning" title={<Trans>You ordered a transfer for this</Trans>}>
      <p>
        <Trans>
          Transfer <span translate="no">{reference}</span> was ordered on <DateText day={dayIn(orderedAt, zone)} />. If
          it has left your bank, do not pay again: the receipt comes by e-mail as soon as it has reached us, in one to
          three business days. If it has not left, cancel it at your bank, and pay here.
        </Trans>
      </p>
    </Notice>
  ));
}

/** An order that the server refused, and why. */
export function NotBegun({ failure }: { readonly failure: Failure | null }) {
  if (!failure) return null;
  return (
    <FailureNotice failure={failure} title={<Trans>Your payment could not begin</Trans>} takesFocus>
      <p>
        <Trans>Nothing was ordered and nothing was charged. You can safely try again.</Trans>
      </p>
    </FailureNotice>
  );
}
