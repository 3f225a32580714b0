import { Trans, Plural } from '@lingui/react/macro';
import type { Quotation } from '../../../domain/quotation.ts';
import { daysLeft } from '../../../domain/quotation.ts';
import { useTimeZone } from '../../i18n/use-time-zone.ts';
import { DateText } from '../../ui/text/date-text.tsx';

/** Until when a quote is good, and how long that is from now. */
export function ExpiryText({ quotation }: { readonly quotation: Quotation }) {
  const days = daysLeft(quotation, useTimeZone());
  return (
    <>
      <Trans>
        Valid until <DateText moment={quotation.expiresAt} />
      </Trans>
      {'\u00A0– '}
      {days === 0 ? (
        <Trans>less than a day left</Trans>
      ) : (
        <Plural value={days} one={'#\u00A0day left'} other={'#\u00A0days left'} />
      )}
    </>
  );
}
