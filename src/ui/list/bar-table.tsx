import type { ReactNode } from 'react';
import styles from './bar-table.module.css';

interface Series<Name extends string> {
  readonly name: Name;
  readonly header: string;
}

interface BarRow<Name extends string> {
  readonly id: string;
  readonly title: ReactNode;
  /** Values of the bars, not below zero; all bars of a table have one scale. */
  readonly values: Readonly<Record<Name, number>>;
  /** The values as text. */
  readonly cells: Readonly<Record<Name, ReactNode>>;
}

export interface BarTableProps<Name extends string> {
  readonly caption: ReactNode;
  /** Header of the column with the rows' names: "Month". */
  readonly naming: string;
  readonly series: readonly Series<Name>[];
  readonly rows: readonly BarRow<Name>[];
}

/** A bar chart as a table: each figure has a bar of proportional length. */
export function BarTable<Name extends string>({ caption, naming, series, rows }: BarTableProps<Name>) {
  const largest = Math.max(1, ...rows.flatMap(({ values }) => series.map(({ name }) => values[name])));
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{naming}</th>
            {series.map(({ name, header }) => (
              <th key={name} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, values, cells }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              {series.map(({ name, header }) => (
                <td key={name} data-column={header}>
                  {cells[name]}
                  <span
                    aria-hidden="true"
                    className={styles.bar}
                    style={{ inlineSize: `${(100 * values[name]) / largest}%` }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
