import { useLingui } from '@lingui/react';
import { formatMoney } from '../i18n/format.ts';
import styles from './amount.module.css';
import { classNames } from './class-names.ts';

/** An amount in its smallest units, and its currency. */
export type AmountValue = Parameters<typeof formatMoney>[0];

interface AmountProps {
  readonly value: AmountValue;
  /** A total that the eye looks for. */
  readonly isLarge?: boolean;
}

/** An amount in the reader's language, never broken, its figures of one width. */
export function Amount({ value, isLarge = false }: AmountProps) {
  const { i18n } = useLingui();
  return <span className={classNames(styles.amount, isLarge && styles.large)}>{formatMoney(value, i18n)}</span>;
}
