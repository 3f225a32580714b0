import { Trans } from '@lingui/react/macro';
import type { InvoiceNotice } from '../../../machines/invoice/invoice.machine.ts';
import { Notice } from '../../ui/notice.tsx';

/** Why the person is back at something they had done already. What is wrong with a choice stands beside it instead. */
export function ChoiceNotice({ notice }: { readonly notice: InvoiceNotice | null }) {
  switch (notice) {
    case 'changed':
      return (
        <Notice kind="warning" title={<Trans>Your invoices have changed</Trans>} takesFocus>
          <p>
            <Trans>
              An amount or a status is no longer what you saw. Nothing was ordered and nothing was charged. Check the
              new total before you pay.
            </Trans>
          </p>
        </Notice>
      );
    case 'notOrdered':
      return (
        <Notice kind="info" title={<Trans>Your order did not reach us</Trans>} takesFocus>
          <p>
            <Trans>Nothing was charged. You can safely pay now.</Trans>
          </p>
        </Notice>
      );
    case 'nothingChosen':
    case null:
      return null;
  }
}
