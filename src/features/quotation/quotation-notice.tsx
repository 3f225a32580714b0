import { Trans, useLingui } from '@lingui/react/macro';
import type { Quotation } from '../../../domain/quotation.ts';
import type { QuotationContext, QuotationDifference } from '../../../machines/quotation/quotation.context.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Button } from '../../ui/form/button.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextList } from '../../ui/text/text-parts.tsx';
import type { ToChart } from './screen-props.ts';

interface DifferenceProps {
  readonly difference: QuotationDifference;
  readonly quotation: Quotation;
}

function Difference({ difference, quotation: { priced, expiresAt, note } }: DifferenceProps) {
  const { i18n } = useLingui();
  switch (difference) {
    case 'offer':
      return <Trans>The publications, readers, or duration have changed.</Trans>;
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
      return note === '' ? <Trans>We’ve removed our note.</Trans> : <Trans>We’ve changed our note.</Trans>;
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
            <Trans>You can no longer accept it. What you entered is saved. Request a new quote.</Trans>
          </p>
          <Button onPress={() => send({ type: 'retried' })}>
            <Trans>See your options</Trans>
          </Button>
        </Notice>
      )}
      {notice === 'changed' && (
        <Notice kind="warning" title={<Trans>Your quote has changed</Trans>} takesFocus>
          <p>
            <Trans>Nothing was decided or ordered. Check the new version. What you entered is saved.</Trans>
          </p>
          {differences.length > 0 && (
            <TextList
              items={differences.map((difference) => ({
                id: difference,
                text: <Difference difference={difference} quotation={quotation} />,
              }))}
            />
          )}
        </Notice>
      )}
      {notice === 'notReached' && (
        <Notice kind="info" title={<Trans>We didn’t receive your answer</Trans>} takesFocus>
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
        <Notice kind="info" title={<Trans>We couldn’t save the address in your account</Trans>}>
          <p>
            <Trans>This doesn’t affect your quote, which has the address.</Trans>
          </p>
        </Notice>
      )}
    </>
  );
}
