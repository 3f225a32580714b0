import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney, formatPrice, formatUnitPrice } from '../../i18n/format.ts';
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

/** Says that a text has changed, in turn by `odd` and `even`: a stylesheet animates the change (`base.css`). */
function useTurn(text: string): 'odd' | 'even' | undefined {
  const [shown, setShown] = useState<{ readonly text: string; readonly turn?: 'odd' | 'even' }>({ text });
  if (shown.text !== text) setShown({ text, turn: shown.turn === 'odd' ? 'even' : 'odd' });
  return shown.turn;
}

/** A total, whose changes are noticed. */
function LargeAmount({ text }: { readonly text: string }) {
  return (
    <span className={classNames(styles.amount, styles.large)} data-turn={useTurn(text)}>
      {text}
    </span>
  );
}

/** An amount in the reader's language, never broken, its figures of one width. */
export function Amount({ value, isLarge = false, isPrice = false }: AmountProps) {
  const { i18n } = useLingui();
  if (value === null) return <span className={classNames(styles.place, isLarge && styles.large)} aria-hidden="true" />;
  const text = isPrice ? formatPrice(value, i18n) : formatMoney(value, i18n);
  return isLarge ? <LargeAmount text={text} /> : <span className={classNames(styles.amount)}>{text}</span>;
}

/** The price of one, with as many decimals as it needs. */
export function UnitPriceText({ value }: { readonly value: Parameters<typeof formatUnitPrice>[0] }) {
  const { i18n } = useLingui();
  return <span className={classNames(styles.amount)}>{formatUnitPrice(value, i18n)}</span>;
}
