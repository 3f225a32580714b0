import { Trans, useLingui } from '@lingui/react/macro';
import type { Quotation } from '../../../machines/domain/quotation.ts';
import type { QuotationContext, QuotationDifference } from '../../../machines/quotation/quotation.context.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Button } from '../../ui/form/button.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextList } from '../../ui/text/text-list.tsx';
import type { ToChart } from './screens.tsx';

interface DifferenceProps {
  readonly difference: QuotationDifference;
  readonly quotation: Quotation;
}

function Difference({ difference, quotation: { priced, expiresAt, note } }: DifferenceProps) {
  const { i18n } = useLingui();
  switch (difference) {
    case 'offer':
      return <Trans>Other publications, readers or durations are offered.</Trans>;
    case 'price': {
      const net = formatMoney(priced.net, i18n);
      return <Trans>The price is now {net} before VAT.</Trans>;
    }
    case 'expiry':
      return (
        <Trans>
          It is now valid until <DateText moment={expiresAt} />.
        </Trans>
      );
    case 'note':
      return note === '' ? <Trans>The publisher’s note is gone.</Trans> : <Trans>The publisher’s note is new.</Trans>;
  }
}

interface QuotationNoticeProps extends ToChart {
  readonly data: Pick<QuotationContext, 'notice' | 'differences' | 'isOverdue'> & { readonly quotation: Quotation };
}

/** Notices before the next step: a changed or expired quote, an answer that did not arrive. */
export function QuotationNotice({
  data: { notice, differences, isOverdue, quotation },
  can,
  send,
}: QuotationNoticeProps) {
  return (
    <>
      {isOverdue && can({ type: 'retried' }) && (
        <Notice kind="warning" title={<Trans>This quote has just expired</Trans>} takesFocus>
          <p>
            <Trans>It can no longer be accepted as it is. What you entered is kept; ask for a new quote.</Trans>
          </p>
          <Button onPress={() => send({ type: 'retried' })}>
            <Trans>See what can be done</Trans>
          </Button>
        </Notice>
      )}
      {notice === 'changed' && (
        <Notice kind="warning" title={<Trans>Your quote has changed meanwhile</Trans>} takesFocus>
          <p>
            <Trans>Nothing was done. This is how it stands now; what you entered is kept.</Trans>
          </p>
          <TextList
            items={differences.map((difference) => ({
              id: difference,
              text: <Difference difference={difference} quotation={quotation} />,
            }))}
          />
        </Notice>
      )}
      {notice === 'notReached' && (
        <Notice kind="info" title={<Trans>Your answer did not reach us</Trans>} takesFocus>
          <p>
            <Trans>Nothing was decided or ordered. You can safely answer now.</Trans>
          </p>
        </Notice>
      )}
      {notice === 'addressesUnread' && (
        <Notice kind="info" title={<Trans>We couldn’t load your addresses</Trans>}>
          <p>
            <Trans>You can enter one and continue.</Trans>
          </p>
        </Notice>
      )}
      {notice === 'addressNotKept' && (
        <Notice kind="info" title={<Trans>The address was not kept in your account</Trans>}>
          <p>
            <Trans>That makes no difference to your quote: it has the address all the same.</Trans>
          </p>
        </Notice>
      )}
    </>
  );
}
