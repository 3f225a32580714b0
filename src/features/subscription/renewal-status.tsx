import { Trans } from '@lingui/react/macro';
import type { Renewal } from '../../../domain/subscription.ts';
import { Status } from '../../ui/feedback/status.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { DueStatus } from '../shared/ordering/invoice-condition.tsx';
import { statusKind } from './subscriptions/subscription-names.ts';

function RenewalText({ kind, subscription: { endsOn, isInvoiced } }: Renewal) {
  const day = endsOn && <DateText day={endsOn} isBrief />;
  switch (kind) {
    case 'unpaid':
      return isInvoiced === null ? (
        <Trans>Starts once it’s paid. One of your invoices may be for it.</Trans>
      ) : (
        <Trans>Starts once it’s paid</Trans>
      );
    case 'invoiced':
      return <Trans>Starts once its invoice is paid</Trans>;
    case 'maybeUnpaid':
      return <Trans>Not started; your invoices show whether it’s paid</Trans>;
    case 'aboutToEnd':
      return day ? <Trans>Ends on {day}</Trans> : <Trans>Ending soon</Trans>;
    case 'ended':
      return day ? <Trans>Ended on {day}</Trans> : <Trans>Ended</Trans>;
    case 'quote':
      return <Trans>Quote awaiting your decision</Trans>;
  }
}

/** How a subscription that requires an action stands: the same on every page. Of an invoiced one, how its invoice does. */
export function RenewalStatus(renewal: Renewal) {
  const { kind, subscription } = renewal;
  const { status, dueOn } = subscription;
  if (kind === 'invoiced' && dueOn !== null) return <DueStatus dueOn={dueOn} />;
  return (
    <Status kind={statusKind(status, kind)}>
      <RenewalText {...renewal} />
    </Status>
  );
}
