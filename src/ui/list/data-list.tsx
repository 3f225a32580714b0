import type { ReactNode } from 'react';
import styles from './data-list.module.css';

interface DataRow {
  readonly id: string;
  readonly term: ReactNode;
  /** Left out where the amount says it. */
  readonly value?: ReactNode;
  /** For instance the link that changes the value: not printed. */
  readonly action?: ReactNode;
  /** An amount in the place of an action, which then stands below the value: printed. */
  readonly amount?: ReactNode;
}

/** Facts with their names, for instance answers before they are sent. */
export function DataList({ rows }: { readonly rows: readonly DataRow[] }) {
  return (
    <div className={styles.frame}>
      <dl className={styles.list}>
        {rows.map(({ id, term, value, action, amount }) => (
          <div key={id} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            {value !== undefined && <dd className={styles.value}>{value}</dd>}
            {amount !== undefined && <dd className={styles.amount}>{amount}</dd>}
            {action !== undefined && <dd className={styles.action}>{action}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
