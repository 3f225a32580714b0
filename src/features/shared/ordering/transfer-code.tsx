import { Trans, useLingui } from '@lingui/react/macro';
import type { TransferDetails } from '../../../../machines/domain/payment.ts';
import { importWithRetry } from '../../../import-with-retry.ts';
import { lazy } from '../../../ui/layout/lazy.ts';
import styles from './transfer-code.module.css';
import type { NextInstalment } from '../../../../machines/domain/instalments.ts';
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
        <QrCode transfer={transfer} label={t`QR code of the transfer`} />
      </div>
      <figcaption className={styles.caption}>
        <Trans>Scan this code with your banking app to fill in the account, amount and reference.</Trans>
      </figcaption>
    </figure>
  );
}

/** The fact of a transfer's details that a part of it may come first; none without an instalment. */
export function nextRows(next: NextInstalment | null) {
  if (!next) return [];
  const { number, count, left, dueOn } = next;
  return [
    {
      id: 'instalment',
      term: (
        <Trans>
          Installment {number} of {count}
        </Trans>
      ),
      value: (
        <Trans>
          <Amount value={left} /> by <DateText day={dueOn} />. You can transfer this amount first.
        </Trans>
      ),
    },
  ];
}
