import { Trans, useLingui } from '@lingui/react/macro';
import { discountOf } from '../../../../machines/domain/discount.ts';
import type { OfferLine } from '../../../../machines/domain/offer.ts';
import { formatMoney, formatRate } from '../../../i18n/format.ts';
import styles from './list-price.module.css';

interface ListPriceProps {
  readonly line: Pick<OfferLine, 'net' | 'listPrice'>;
  readonly readers: number;
}

/** The list price from which a line's price was computed, and its discount; renders nothing for a line without one. */
export function ListPrice({ line, readers }: ListPriceProps) {
  const { i18n } = useLingui();
  const discount = discountOf(line, readers);
  if (discount === null) return null;
  const price = formatMoney(discount.listPrice, i18n);
  const rate = formatRate(discount.rate, i18n);
  return (
    <span className={styles.detail}>
      <Trans>
        List price {price} per reader, discount {rate}
      </Trans>
    </span>
  );
}
