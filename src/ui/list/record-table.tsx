import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './record-table.module.css';
import { rowKeys } from './row-keys.ts';
import { Totals, type TotalsRow } from './totals.tsx';

interface Column<Name extends string> {
  readonly name: Name;
  readonly header: string;
  readonly isNumeric?: boolean;
  /**
   * Its place where there is no room for columns: the sum at the end of the first line, another amount at the end of its
   * own, actions on the last. Without any place in the table, cells have a line each, with the column's name.
   */
  readonly place?: 'sum' | 'amount' | 'action';
}

interface RecordRow<Name extends string> {
  readonly id: string | number;
  readonly cells: Readonly<Record<Name, ReactNode>>;
}

export interface RecordTableProps<Name extends string> {
  readonly caption: ReactNode;
  /** The first column names the row. */
  readonly columns: readonly Column<Name>[];
  readonly rows: readonly RecordRow<Name>[];
  /** What the rows come to, below them. */
  readonly totals?: readonly TotalsRow[] | undefined;
}

/** Records as a table; where there is no room for columns each has two or three lines. */
export function RecordTable<Name extends string>({ caption, columns, rows, totals }: RecordTableProps<Name>) {
  const [naming, ...others] = columns;
  const isPlaced = others.some(({ place }) => place);
  const keys = rowKeys(rows);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, header, isNumeric, place }) => (
              <th
                key={name}
                scope="col"
                className={classNames(isNumeric && styles.numeric, place === 'action' && styles.action)}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells }, index) => (
            <tr key={keys[index]} className={classNames(isPlaced && styles.placed)}>
              {naming && <th scope="row">{cells[naming.name]}</th>}
              {others.map(({ name, header, isNumeric, place }) => (
                <td
                  key={name}
                  data-column={header}
                  className={classNames(isNumeric && styles.numeric, place && styles[place])}
                >
                  {cells[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {totals && (
        <div className={styles.totals}>
          <Totals rows={totals} />
        </div>
      )}
    </div>
  );
}
