import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../i18n/format.ts';
import { Link } from '../../ui/layout/link.tsx';
import { OrderPlaced } from './order-placed.tsx';
import { paymentPlace } from './places.ts';
import type { QuotationScreenProps } from './screens.tsx';

/** The server has ordered the quote; payment follows. */
export function Ordered({ data: { quotation, site }, send }: QuotationScreenProps<'ordered'>) {
  const { i18n } = useLingui();
  const total = formatMoney(quotation.priced.total, i18n);
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
