import { Trans } from '@lingui/react/macro';
import type { HeldSubscription } from '../../../../domain/subscription.ts';
import { DateText } from '../../../ui/text/date-text.tsx';

interface PeriodTextProps extends Pick<HeldSubscription, 'startsOn' | 'endsOn' | 'type'> {
  /** In a list: without the year, where it is the present one. */
  readonly isBrief?: boolean;
}

/** Period of a subscription; a reader sees its end only. */
export function PeriodText({ startsOn, endsOn, type, isBrief = false }: PeriodTextProps) {
  const from = startsOn !== null && <DateText day={startsOn} isBrief={isBrief} />;
  const until = endsOn !== null && <DateText day={endsOn} isBrief={isBrief} />;
  if (from && until && type !== 'userLicence') {
    return (
      <Trans>
        From {from} to {until}
      </Trans>
    );
  }
  if (until) return <Trans>Through {until}</Trans>;
  return from ? <Trans>From {from} on</Trans> : <Trans>No dates yet</Trans>;
}
