import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Disclosure } from '../layout/disclosure.tsx';
import styles from './bar-chart.module.css';

interface Series<Name extends string> {
  readonly name: Name;
  readonly header: string;
}

interface BarRow<Name extends string> {
  readonly id: string;
  /** Under its bars: "nov.". */
  readonly mark: string;
  readonly title: ReactNode;
  /** Heights of the bars, not below zero; all bars of a chart have one scale. */
  readonly values: Readonly<Record<Name, number>>;
  /** The values as text; a value of zero is left blank. */
  readonly cells: Readonly<Record<Name, ReactNode>>;
}

export interface BarChartProps<Name extends string> {
  /** What the values are, with their unit: "Credits of all operations". */
  readonly caption: ReactNode;
  /** The words of the button that shows the table. */
  readonly asTable: ReactNode;
  /** Header of the column with the rows' names: "Month". */
  readonly naming: string;
  /** One or two. */
  readonly series: readonly Series<Name>[];
  readonly rows: readonly BarRow<Name>[];
}

/** Figures by month as bars next to each other, and as a table on demand, which screen readers have at once. */
export function BarChart<Name extends string>({ caption, asTable, naming, series, rows }: BarChartProps<Name>) {
  const largest = Math.max(1, ...rows.flatMap(({ values }) => series.map(({ name }) => values[name])));
  return (
    <div className={styles.frame}>
      <div className={styles.chart} aria-hidden="true">
        <p className={styles.legend}>
          {series.map(({ name, header }, index) => (
            <span key={name} className={classNames(styles.key, index > 0 && styles.second)}>
              {header}
            </span>
          ))}
        </p>
        <div className={styles.columns}>
          {rows.map(({ id, mark, values }) => (
            <div key={id} className={styles.column}>
              <span className={styles.bars}>
                {series.map(({ name }, index) => (
                  <span key={name} className={styles.rise} style={{ blockSize: `${(100 * values[name]) / largest}%` }}>
                    {values[name] > 0 && <span className={styles.value}>{values[name]}</span>}
                    <span className={classNames(styles.bar, index > 0 && styles.second)} />
                  </span>
                ))}
              </span>
              <span className={styles.mark}>{mark}</span>
            </div>
          ))}
        </div>
      </div>
      <Disclosure title={asTable}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{naming}</th>
              {series.map(({ name, header }) => (
                <th key={name} scope="col" className={styles.figure}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, title, values, cells }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                {series.map(({ name }) => (
                  <td key={name} className={styles.figure}>
                    {values[name] > 0 && cells[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  );
}
