import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../i18n/format.ts';
import { Link } from '../../ui/layout/link.tsx';
import { OrderPlaced } from './order-placed.tsx';
import { invoicesPlace, paymentPlace } from './places.ts';
import type { QuotationScreenProps } from './screens.tsx';

/** The server has ordered the quote; payment follows, unless nothing is left to pay. */
export function Ordered({ data: { quotation, site }, send }: QuotationScreenProps<'ordered'>) {
  const { i18n } = useLingui();
  const due = quotation.remaining ?? quotation.priced.total;
  const total = formatMoney(due, i18n);
  if (due.minor === 0) {
    return (
      <OrderPlaced
        quotation={quotation}
        site={site}
        send={send}
        actions={
          <Link href={invoicesPlace} variant="standalone">
            <Trans>Your invoices</Trans>
          </Link>
        }
        next={null}
      >
        <p>
          <Trans>Nothing is left to pay.</Trans>
        </p>
      </OrderPlaced>
    );
  }
  return (
    <OrderPlaced
      quotation={quotation}
      site={site}
      send={send}
      actions={
        <Link href={paymentPlace(quotation.id)} variant="button">
          <Trans>Pay {total}</Trans>
        </Link>
      }
      next={[
        {
          id: 'payment',
          text: <Trans>Pay now, or later with the link in that email: by card or bank transfer.</Trans>,
        },
      ]}
    />
  );
}
