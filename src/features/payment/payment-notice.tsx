import { Trans } from '@lingui/react/macro';
import type { PaymentNotice } from '../../../machines/payment/payment.context.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { NotOrdered } from '../shared/ordering/check-notices.tsx';

/** Notice of a change to the person's input or order. */
export function PaymentNoticeMessage({ notice }: { readonly notice: PaymentNotice | null }) {
  switch (notice) {
    case 'changed':
      return (
        <Notice kind="warning" title={<Trans>The price has changed</Trans>} takesFocus>
          <p>
            <Trans>
              An amount is no longer what you saw. Nothing was ordered and nothing was charged. Check the new total
              before you pay.
            </Trans>
          </p>
        </Notice>
      );
    case 'walletShort':
      return (
        <Notice kind="warning" title={<Trans>Your wallet no longer covers the total</Trans>} takesFocus>
          <p>
            <Trans>You now pay in another way. Nothing was charged, and your credits are still there.</Trans>
          </p>
        </Notice>
      );
    case 'addressNotKept':
      return (
        <Notice kind="info" title={<Trans>The address was not kept in your account</Trans>}>
          <p>
            <Trans>That makes no difference to your payment: it appears on the invoice all the same.</Trans>
          </p>
        </Notice>
      );
    case 'notOrdered':
      return <NotOrdered />;
    case null:
      return null;
  }
}
