import type { ReactNode } from 'react';
import { Actions } from '../form/actions.tsx';
import { rowKeys } from './row-keys.ts';
import styles from './rows.module.css';
import { useTruncatedList } from './truncated-list.tsx';

/** Number of rows that are shown at first. */
const FIRST_ROWS = 50;

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
}

/** Rows with rules between them, the first ones of many; `RecordList` keeps only those near the window in the page. */
export function Rows<Row extends { readonly id: string | number }>({ rows, children }: RowsProps<Row>) {
  const { shown, fold } = useTruncatedList(rows, FIRST_ROWS);
  const keys = rowKeys(shown);
  if (rows.length === 0) return null;
  return (
    <>
      <ul className={styles.rows}>
        {shown.map((row, index) => (
          <li key={keys[index]} className={styles.row}>
            {children(row)}
          </li>
        ))}
      </ul>
      {fold && <Actions>{fold}</Actions>}
    </>
  );
}
