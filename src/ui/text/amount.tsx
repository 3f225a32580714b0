import { useLingui } from '@lingui/react/macro';
import { formatMoney, formatPrice } from '../../i18n/format.ts';
import styles from './amount.module.css';
import { classNames } from '../layout/class-names.ts';

/** An amount in its smallest units, and its currency. */
export type AmountValue = Parameters<typeof formatMoney>[0];

interface AmountProps {
  /** `null`: not known yet, its place is kept. */
  readonly value: AmountValue | null;
  /** A total that the eye looks for. */
  readonly isLarge?: boolean;
  /** A price, without cents where they are zero; sums have theirs. */
  readonly isPrice?: boolean;
}

/** An amount in the reader's language, never broken, its figures of one width. */
export function Amount({ value, isLarge = false, isPrice = false }: AmountProps) {
  const { i18n } = useLingui();
  if (value === null) return <span className={classNames(styles.place, isLarge && styles.large)} aria-hidden="true" />;
  return (
    <span className={classNames(styles.amount, isLarge && styles.large)}>
      {isPrice ? formatPrice(value, i18n) : formatMoney(value, i18n)}
    </span>
  );
}
