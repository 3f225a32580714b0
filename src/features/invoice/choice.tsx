import { Trans } from '@lingui/react/macro';
import type { InvoiceNotice } from '../../../machines/invoice/invoice.context.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { NotOrdered } from '../shared/ordering/check-notices.tsx';
import type { Ways } from '../shared/ordering/screen-props.ts';
import { choicePlace, helpPlace } from './places.ts';

/** The reason for a return to an earlier step. Errors of a choice show at its field instead. */
export function ChoiceNotice({ notice }: { readonly notice: InvoiceNotice | null }) {
  switch (notice) {
    case 'changed':
      return (
        <Notice kind="warning" title={<Trans>Your invoices have changed</Trans>} takesFocus>
          <p>
            <Trans>
              An amount or status has changed. We haven’t charged you for this attempt. Check what’s left to pay.
            </Trans>
          </p>
        </Notice>
      );
    case 'notOrdered':
      return <NotOrdered />;
    case null:
      return null;
  }
}

/** Link targets in an order of invoices: the list stays available after every outcome. */
export const invoiceWays: Ways = {
  choicePlace,
  helpPlace,
  back: <Trans>Back to the invoices</Trans>,
  change: <Trans>Change invoices or payment method</Trans>,
  onward: null,
};
