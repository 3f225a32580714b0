import { Trans, useLingui } from '@lingui/react/macro';
import { discountOf } from '../../../../machines/domain/discount.ts';
import type { OfferLine } from '../../../../machines/domain/offer.ts';
import { unitPriceOf } from '../../../../machines/domain/money.ts';
import { formatPrice, formatRate } from '../../../i18n/format.ts';
import styles from './reader-price.module.css';

interface ReaderPriceProps {
  readonly line: Pick<OfferLine, 'net' | 'listPrice'>;
  readonly readers: number;
}

/**
 * How the price of several readers comes, and what they save: `5 × €640 (−32%)`; renders nothing for one, and where no exact
 * price is for one.
 */
export function ReaderPrice({ line, readers }: ReaderPriceProps) {
  const { i18n } = useLingui();
  const unitPrice = readers < 2 ? null : unitPriceOf({ net: line.net, quantity: readers });
  if (unitPrice === null) return null;
  const each = formatPrice(unitPrice, i18n);
  const saved = discountOf(line, readers);
  const discount = formatRate(saved?.rate ?? 0, i18n);
  return (
    <>
      {' '}
      <span className={styles.price}>
        {'– '}
        {saved === null ? (
          <Trans>
            {readers} × {each}
          </Trans>
        ) : (
          <Trans>
            {readers} × {each} (−{discount})
          </Trans>
        )}
      </span>
    </>
  );
}
