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
              An amount has changed. Nothing was ordered, and you haven’t been charged. Check the new total before you
              pay.
            </Trans>
          </p>
        </Notice>
      );
    case 'walletShort':
      return (
        <Notice kind="warning" title={<Trans>Your wallet balance no longer covers the total</Trans>} takesFocus>
          <p>
            <Trans>Pay another way. We haven’t taken any money or credits.</Trans>
          </p>
        </Notice>
      );
    case 'addressNotKept':
      return (
        <Notice kind="info" title={<Trans>We couldn’t save the address in your account</Trans>}>
          <p>
            <Trans>This doesn’t affect your payment. The invoice will show the address.</Trans>
          </p>
        </Notice>
      );
    case 'notOrdered':
      return <NotOrdered />;
    case null:
      return null;
  }
}
