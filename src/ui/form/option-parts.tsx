import type { ReactNode } from 'react';
import { Amount, type AmountValue } from '../text/amount.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './option-list.module.css';

export interface Option<Value extends string | number> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly amount?: AmountValue;
  /** The amount is a price, without cents where they are zero. */
  readonly isPrice?: boolean;
  /** Links about the option, outside the area that chooses it on a click. */
  readonly aside?: ReactNode;
  /** Heading under which the option stands: those of one heading are a group of their own. */
  readonly group?: string;
}

export interface OptionRowProps {
  readonly option: Option<string | number>;
  /** Its place among all options. */
  readonly index: number;
  /** Name of the list. */
  readonly list: string;
  readonly isReadOnly: boolean;
}

/** One option: its label alone names it; amount and description describe it. */
export function optionParts({ option, index, list }: OptionRowProps) {
  const { value, label, description, amount, isPrice = false } = option;
  const id = index === 0 ? list : `${list}-${value}`;
  const described = [amount && `${id}-amount`, description !== undefined && `${id}-description`].filter(Boolean);
  return {
    props: {
      id,
      value: String(value),
      className: classNames(styles.option),
      'aria-labelledby': `${id}-label`,
      ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
    },
    content: (
      <>
        <span className={styles.head}>
          <span id={`${id}-label`} className={styles.label}>
            {label}
          </span>
          {amount && (
            <span id={`${id}-amount`} className={styles.amount}>
              <Amount value={amount} isPrice={isPrice} />
            </span>
          )}
        </span>
        {description !== undefined && (
          <span id={`${id}-description`} className={styles.description}>
            {description}
          </span>
        )}
      </>
    ),
  };
}
