import { Trans, useLingui } from '@lingui/react/macro';
import type { HeldSubscription, Renewal } from '../../../../machines/domain/subscription.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { statusNames } from '../subscriptions/subscription-names.ts';

interface StandingProps {
  readonly subscription: HeldSubscription;
  /** What it asks of the person, if anything. */
  readonly renewal: Renewal | null;
}

/** Where a subscription stands, in a sentence. */
export function Standing({ subscription: { status, startsOn, endsOn }, renewal }: StandingProps) {
  const { i18n } = useLingui();
  const last = endsOn !== null && <DateText day={endsOn} />;
  const first = startsOn !== null && <DateText day={startsOn} />;
  if (renewal?.kind === 'unpaid') return <Trans>Ordered: it begins once it is paid</Trans>;
  if (status === 'quote') return <Trans>A quote that awaits your decision</Trans>;
  if (status === 'notBegun' && first) return <Trans>Begins on {first}</Trans>;
  if (status === 'current' && last) return <Trans>Current, until {last}</Trans>;
  if (status === 'aboutToEnd' && last) return <Trans>Ends on {last}</Trans>;
  if (status === 'ended' && last) return <Trans>Ended on {last}</Trans>;
  return <>{i18n._(statusNames[status])}</>;
}
