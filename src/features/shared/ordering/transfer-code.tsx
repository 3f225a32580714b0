import { Trans, useLingui } from '@lingui/react/macro';
import type { TransferDetails } from '../../../../domain/payment.ts';
import { importWithRetry } from '../../../import-with-retry.ts';
import { lazy } from '../../../ui/layout/lazy.ts';
import styles from './transfer-code.module.css';
import type { NextInstalment } from '../../../../domain/instalments.ts';
import type { DueRequest } from '../../../../domain/payment-request.ts';
import { Amount } from '../../../ui/text/amount.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';

/** The page says everything without the code: where its chunk cannot be loaded, there is none. */
const QrCode = lazy(
  async () => {
    try {
      return (await importWithRetry(() => import('./transfer-qr-code.tsx'))).TransferQrCode;
    } catch {
      return () => null;
    }
  },
  () => <span data-late="" />,
);

/** The QR code of a transfer in euros, in a place that is as large before its chunk has loaded. */
export function TransferCode({ transfer }: { readonly transfer: TransferDetails }) {
  const { t } = useLingui();
  if (transfer.amount.currency !== 'EUR') return null;
  return (
    <figure className={styles.figure}>
      <div className={styles.code}>
        <QrCode transfer={transfer} label={t`QR code for the transfer`} />
      </div>
      <figcaption className={styles.caption}>
        <Trans>Scan this code with your banking app to fill in the transfer.</Trans>
      </figcaption>
    </figure>
  );
}

/** Which instalment of a plan. */
function InstalmentNumber({ next: { number, count } }: { readonly next: NextInstalment }) {
  return (
    <Trans>
      Installment {number} of {count}
    </Trans>
  );
}

/** What a transfer is asked to bring: the amount due next, the instalment that it is, and what is left in all. */
export function dueRows({ amount, next, remaining }: DueRequest) {
  return [
    { id: 'amount', term: <Trans>Amount</Trans>, value: <Amount value={amount} isLarge /> },
    ...(next
      ? [
          {
            id: 'instalment',
            term: <InstalmentNumber next={next} />,
            value: (
              <Trans>
                due on <DateText day={next.dueOn} />
              </Trans>
            ),
          },
        ]
      : []),
    ...(amount.minor < remaining.minor
      ? [{ id: 'remaining', term: <Trans>Total left to pay</Trans>, value: <Amount value={remaining} /> }]
      : []),
  ];
}
