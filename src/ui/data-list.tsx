import type { ReactNode } from 'react';
import styles from './data-list.module.css';

interface DataRow {
  readonly id: string;
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** For instance the link that changes the value. */
  readonly action?: ReactNode;
}

/** Facts with their names, for instance answers before they are sent. */
export function DataList({ rows }: { readonly rows: readonly DataRow[] }) {
  return (
    <div className={styles.frame}>
      <dl className={styles.list}>
        {rows.map(({ id, term, value, action }) => (
          <div key={id} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
            {action !== undefined && <dd className={styles.action}>{action}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
