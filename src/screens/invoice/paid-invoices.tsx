import { Trans } from '@lingui/react/macro';
import { withTexts } from '../../i18n/catalogue.ts';
import { Actions } from '../../ui/actions.tsx';
import { apart } from '../../ui/apart.ts';
import { useFirstFew } from '../../ui/first-few.tsx';
import { Late } from '../../ui/late.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Paid } from '../ordering/paid.tsx';
import { InvoiceDocument } from './invoice-document.tsx';
import type { InvoiceScreenProps } from './screen-props.ts';
import { invoiceWays } from './ways.tsx';

/** Form fields come after the receipt, which waits for nothing. */
const ReceiptCopy = apart(
  withTexts('receiptCopy', () => import('./receipt-copy.tsx').then(({ ReceiptCopy: view }) => view)),
);
export const loadReceiptCopy = ReceiptCopy.load;

/** A receipt with the invoices that it is for, each to be printed, and a copy for somebody else. */
export function PaidInvoices(props: InvoiceScreenProps<'paid'>) {
  const { invoices } = props.data.outcome;
  const { shown, fold } = useFirstFew(invoices);
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
      <Late>
        <ReceiptCopy {...props} />
      </Late>
    </Paid>
  );
}
