import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { memo } from 'react';
import type { Cart } from '../../../machines/domain/invoice.ts';
import { isOpen } from '../../../machines/domain/invoice.ts';
import { vatByRate } from '../../../machines/domain/vat-by-rate.ts';
import type { InvoiceContext } from '../../../machines/invoice/invoice.context.ts';
import { EmptyOrderSummary, OrderSummary, OrderSummaryPlace } from '../../ui/layout/order-summary.tsx';
import { LiveTotal } from '../../ui/feedback/live-total.tsx';
import { useTruncatedList } from '../../ui/list/truncated-list.tsx';
import { Reference } from '../../ui/text/reference.tsx';
import { InvoiceSubject } from '../shared/ordering/invoice-subject.tsx';

type Shown = Pick<InvoiceContext, 'cart' | 'invoices' | 'reference'>;

/** What is about to be paid, beside every step that has it; its place while the invoices are being read. */
export function CartAside({ data }: { readonly data: Shown }) {
  const summary = summaryOf(data);
  if (summary === null) return null;
  return (
    <>
      <LiveTotal total={data.cart?.total ?? null} remaining={data.cart?.remaining} />
      {summary}
    </>
  );
}

function summaryOf({ cart, invoices, reference }: Shown): ReactNode {
  if (!cart) {
    if (invoices === null) return reference === null ? <OrderSummaryPlace /> : null;
    return invoices.some(isOpen) ? <EmptyOrderSummary title={<Trans>To pay</Trans>} /> : null;
  }
  return <CartSummary cart={cart} />;
}

/** The invoices that are about to be paid, and their sum: reckoned anew where they change, not at each step. */
const CartSummary = memo(function CartSummary({ cart }: { readonly cart: Cart }) {
  const { shown, fold } = useTruncatedList(cart.invoices);
  return (
    <OrderSummary
      title={<Trans>To pay</Trans>}
      lines={shown.map((invoice) => ({
        id: invoice.id,
        label: <Reference>{invoice.reference}</Reference>,
        detail: <InvoiceSubject invoice={invoice} />,
        amount: invoice.total,
      }))}
      fold={fold}
      net={cart.net}
      vat={vatByRate(cart.invoices)}
      total={cart.total}
      remaining={cart.remaining}
    />
  );
});
