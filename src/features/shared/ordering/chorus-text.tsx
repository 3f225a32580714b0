import { Trans } from '@lingui/react/macro';
import type { ChorusProgress } from '../../../../domain/chorus.ts';
import { dayIn } from '../../../../domain/moment.ts';
import { useTimeZone } from '../../../i18n/use-time-zone.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Reference } from '../../../ui/text/text-parts.tsx';

interface ChorusTextProps {
  readonly progress: ChorusProgress;
}

/** Where an invoice of a French public body stands, in the same words on every page. */
export function ChorusText({ progress }: ChorusTextProps) {
  const zone = useTimeZone();
  switch (progress.kind) {
    case 'toDeposit':
      return <Trans>We’re submitting it to Chorus Pro</Trans>;
    case 'deposited': {
      const { at, reference } = progress;
      return (
        <Trans>
          On Chorus Pro since <DateText day={dayIn(at, zone)} />, submission <Reference>{reference}</Reference>
        </Trans>
      );
    }
    case 'rejected': {
      const { at, reason } = progress;
      return (
        <Trans>
          Rejected by Chorus Pro on <DateText day={dayIn(at, zone)} /> ({reason}). We’re resubmitting it
        </Trans>
      );
    }
    case 'paid':
      return <Trans>Paid</Trans>;
  }
}
