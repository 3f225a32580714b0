import { Trans, useLingui } from '@lingui/react/macro';
import type { TransferDetails } from '../../../../domain/payment.ts';
import { importWithRetry } from '../../../import-with-retry.ts';
import { lazy } from '../../../ui/layout/lazy.ts';
import styles from './transfer-code.module.css';

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
