import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { useId, useState } from 'react';
import { Amount, type AmountValue } from '../text/amount.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './order-summary.module.css';
import { Totals, type TotalsProps } from '../list/totals.tsx';

interface OrderLine {
  readonly id: string | number;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** `null` while it is not known yet. */
  readonly amount: AmountValue | null;
}

interface OrderSummaryProps extends TotalsProps {
  /** What it sums up; an order where it is not said. */
  readonly title?: ReactNode;
  readonly lines: readonly OrderLine[];
  /** The way to further lines, where these are the first few (`useFirstFew`). */
  readonly fold?: ReactNode;
  /** Amounts are awaited. */
  readonly isPending?: boolean;
  /** What must be said of the amounts. */
  readonly note?: ReactNode;
}

interface EmptyOrderSummaryProps {
  readonly title?: ReactNode;
  /** Why there is nothing, and what to do. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** The summary's place on a narrow page before it is known: what loads into it pushes nothing away. */
export function OrderSummaryPlace() {
  return <div className={styles.place} />;
}

/** The summary while nothing is chosen, as high as the folded one, or as what is said needs. */
export function EmptyOrderSummary({
  title = <Trans>Your order</Trans>,
  children = (
    <p>
      <Trans>Nothing chosen yet</Trans>
    </p>
  ),
  ref,
}: EmptyOrderSummaryProps) {
  const id = useId();
  return (
    <section ref={ref} className={classNames(styles.summary, styles.empty)} aria-labelledby={id}>
      <h2 id={id} className={styles.emptyTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/**
 * What is being bought, and for how much. Beside the work on a wide page; at the window's lower edge on a narrow one, folded
 * to its total, and unfolded upwards. Folded by a stylesheet, so that a wide page shows everything without a script's help.
 */
export function OrderSummary({
  title = <Trans>Your order</Trans>,
  lines,
  fold,
  isPending = false,
  note,
  ...totals
}: OrderSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.summary} aria-labelledby={`${id}-title`} aria-busy={isPending}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.foldTitle}>
          {title}
          <Icon name="unfold" className={styles.foldIcon} />
        </span>
        <Amount value={totals.remaining ?? totals.total} isLarge />
      </button>
      {/* Unfolded it may be longer than the window: then it is scrolled by keyboard, too. */}
      <div
        id={`${id}-panel`}
        className={classNames(styles.panel, !isOpen && styles.folded)}
        {...(isOpen && { role: 'group', tabIndex: 0, 'aria-labelledby': `${id}-title` })}
      >
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <ul>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <span>{line.label}</span>
              <Amount value={line.amount} />
              {line.detail !== undefined && <span className={styles.detail}>{line.detail}</span>}
            </li>
          ))}
        </ul>
        {fold}
        <Totals {...totals} />
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
    </section>
  );
}
