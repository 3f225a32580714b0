import { Trans } from '@lingui/react/macro';
import type { HeldSubscription } from '../../../../machines/domain/subscription.ts';
import { DateText } from '../../../ui/text/date-text.tsx';

type PeriodTextProps = Pick<HeldSubscription, 'startsOn' | 'endsOn' | 'type'>;

/** From when to when a subscription is read; a reader is told until when. */
export function PeriodText({ startsOn, endsOn, type }: PeriodTextProps) {
  const from = startsOn !== null && <DateText day={startsOn} />;
  const until = endsOn !== null && <DateText day={endsOn} />;
  if (from && until && type !== 'userLicence') {
    return (
      <Trans>
        From {from} to {until}
      </Trans>
    );
  }
  if (until) return <Trans>Until {until}</Trans>;
  return from ? <Trans>From {from} on</Trans> : <Trans>No dates yet</Trans>;
}
