import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '../../../../machines/domain/money.ts';
import { unitPriceOf } from '../../../../machines/domain/unit-price.ts';
import { formatPrice } from '../../../i18n/format.ts';
import styles from './reader-price.module.css';

interface ReaderPriceProps {
  /** Of a publication, for all readers. */
  readonly net: Money;
  readonly readers: number;
}

/** How the price of several readers comes: `5 × €640`; renders nothing for one, and where no exact price is for one. */
export function ReaderPrice({ net, readers }: ReaderPriceProps) {
  const { i18n } = useLingui();
  const unitPrice = readers < 2 ? null : unitPriceOf({ net, quantity: readers });
  if (unitPrice === null) return null;
  const each = formatPrice(unitPrice, i18n);
  return (
    <>
      {' '}
      <span className={styles.price}>
        {'– '}
        <Trans>
          {readers} × {each}
        </Trans>
      </span>
    </>
  );
}
