import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
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

interface DataListProps {
  readonly rows: readonly DataRow[];
  /** Values of a few words, which share a line with their name at every width. */
  readonly isBrief?: boolean;
}

/** Facts with their names, for instance answers before they are sent. */
export function DataList({ rows, isBrief = false }: DataListProps) {
  return (
    <div className={styles.frame}>
      <dl className={classNames(styles.list, isBrief && styles.brief)}>
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
