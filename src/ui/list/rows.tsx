import type { ReactNode } from 'react';
import styles from './rows.module.css';

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
}

/** Rows with rules between them; for hundreds of them see `RecordList`. */
export function Rows<Row extends { readonly id: string | number }>({ rows, children }: RowsProps<Row>) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
