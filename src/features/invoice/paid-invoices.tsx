import { Trans } from '@lingui/react/macro';
import { Actions } from '../../ui/form/actions.tsx';
import { useTruncatedList } from '../../ui/list/truncated-list.tsx';
import { PrintButton } from '../../ui/form/print-button.tsx';
import { Paid } from '../shared/ordering/screens.tsx';
import { InvoiceDocument } from './invoice-document.tsx';
import { ReceiptCopy } from './receipt-copy.tsx';
import type { InvoiceScreenProps } from './screen-props.ts';
import { invoiceWays } from './ways.tsx';

/** A receipt with the invoices that it is for, each to be printed, and a copy for somebody else. */
export function PaidInvoices(props: InvoiceScreenProps<'paid'>) {
  const { invoices } = props.data.outcome;
  const { shown, fold } = useTruncatedList(invoices);
  return (
    <Paid {...props} ways={invoiceWays}>
      <Actions>
        {shown.map((invoice) => (
          <PrintButton key={invoice.id} sheet={<InvoiceDocument invoice={invoice} />}>
            <Trans>Print invoice {invoice.reference}</Trans>
          </PrintButton>
        ))}
        {fold}
      </Actions>
      <ReceiptCopy {...props} />
    </Paid>
  );
}
