import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Amount, type AmountValue } from './amount.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './order-summary.module.css';
import { Totals, type TotalsProps } from './totals.tsx';

interface OrderLine {
  readonly id: string | number;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly amount: AmountValue;
}

interface OrderSummaryProps extends TotalsProps {
  readonly lines: readonly OrderLine[];
}

/** The summary's place on a narrow page before it is known: what loads into it pushes nothing away. */
export function OrderSummaryPlace() {
  return <div className={styles.place} />;
}

/** The summary while nothing is chosen, as high as the folded one. */
export function EmptyOrderSummary() {
  return (
    <section className={classNames(styles.summary, styles.empty)}>
      <h2 className={styles.emptyTitle}>
        <Trans>Your order</Trans>
      </h2>
      <p>
        <Trans>Nothing chosen yet</Trans>
      </p>
    </section>
  );
}

/**
 * What is being bought, and for how much. Beside the work on a wide page; above it on a narrow one, folded to its total.
 * Folded by a stylesheet, so that a wide page shows everything without a script's help.
 */
export function OrderSummary({ lines, ...totals }: OrderSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.summary} aria-labelledby={`${id}-title`}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.foldTitle}>
          <Trans>Your order</Trans>
          <Icon name="unfold" className={styles.foldIcon} />
        </span>
        <Amount value={totals.total} isLarge />
      </button>
      <div id={`${id}-panel`} className={classNames(styles.panel, !isOpen && styles.folded)}>
        <h2 id={`${id}-title`} className={styles.title}>
          <Trans>Your order</Trans>
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
        <Totals {...totals} />
      </div>
    </section>
  );
}
