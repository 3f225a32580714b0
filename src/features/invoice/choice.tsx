import { Trans } from '@lingui/react/macro';
import type { InvoiceNotice } from '../../../machines/invoice/invoice.context.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { NotOrdered } from '../shared/ordering/check-notices.tsx';

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
