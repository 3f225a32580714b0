import { Trans, useLingui } from '@lingui/react/macro';
import { priceBasisOf } from '../../../../domain/discount.ts';
import type { OfferLine } from '../../../../domain/offer.ts';
import { formatMoney, formatPrice, formatRate } from '../../../i18n/format.ts';
import { seatsText } from './seats-text.ts';
import styles from './price-basis.module.css';

interface PriceBasisProps {
  readonly line: Pick<OfferLine, 'net' | 'seats'>;
  /** On a document: amounts have their cents. */
  readonly isDocument?: boolean;
}

/**
 * How the price of a line comes about: `1 × €940 + 4 × €564`, with the discount on it; renders nothing where the amount says
 * it all.
 */
export function PriceBasis({ line, isDocument = false }: PriceBasisProps) {
  const { i18n } = useLingui();
  const basis = priceBasisOf(line);
  if (basis === null) return null;
  const format = isDocument ? formatMoney : formatPrice;
  const sum = seatsText(basis.seats, i18n, format);
  if (basis.discount === null) return <span className={styles.basis}>{sum}</span>;
  const total = format(basis.listed, i18n);
  const listed = sum === null ? total : `${sum} = ${total}`;
  const rate = formatRate(basis.discount.rate, i18n);
  const amount = <span className={styles.amount}>{`−${format(basis.discount.amount, i18n)}`}</span>;
  return (
    <span className={styles.basis}>
      <Trans>
        List price {listed}, discount {rate} ({amount})
      </Trans>
    </span>
  );
}
