import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../i18n/format.ts';
import { Link } from '../../ui/layout/link.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { TransfersAwaited } from '../shared/ordering/check-notices.tsx';
import { InstalmentText } from '../shared/ordering/next-instalment.tsx';
import { TransferLink } from '../shared/ordering/transfer-link.tsx';
import { OrderPlaced } from './order-placed.tsx';
import { invoicesPlace, paymentPlace } from './places.ts';
import type { QuotationScreenProps } from './screen-props.ts';

/** The server has ordered the quote; payment follows, unless nothing is left to pay. */
export function Ordered({ data: { quotation, site }, send }: QuotationScreenProps<'ordered'>) {
  const { i18n } = useLingui();
  const { remaining, instalment, awaitedTransfer } = quotation;
  const due = instalment?.left ?? remaining ?? quotation.priced.total;
  const total = formatMoney(due, i18n);
  const toInvoices = (
    <Link href={invoicesPlace} variant="standalone">
      <Trans>Your invoices</Trans>
    </Link>
  );
  if (awaitedTransfer) {
    const isUndecided = awaitedTransfer.undecided.length > 0;
    return (
      <OrderPlaced
        quotation={quotation}
        site={site}
        send={send}
        actions={
          <>
            <TransferLink transfer={awaitedTransfer} />
            {toInvoices}
          </>
        }
        next={isUndecided ? [] : [{ id: 'payment', text: <Trans>Send the bank transfer, if you haven’t yet.</Trans> }]}
      >
        {isUndecided && <TransfersAwaited transfers={[awaitedTransfer]} />}
      </OrderPlaced>
    );
  }
  if (due.minor === 0) {
    return (
      <OrderPlaced quotation={quotation} site={site} send={send} actions={toInvoices} next={null}>
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
    >
      {instalment && (
        <p>
          <InstalmentText next={instalment} />
          {' · '}
          <Trans>
            due on <DateText day={instalment.dueOn} isBrief />
          </Trans>
        </p>
      )}
    </OrderPlaced>
  );
}
