import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './record-card.module.css';

/** Actions stay in the background until the row is pointed at: edit, delete. Only such a row has a date. */
type Row =
  | { readonly isQuiet: true; /** Its date, in a column of its own. */ readonly date?: ReactNode }
  | { readonly isQuiet?: false; readonly date?: never };

/** Where its actions stand. */
type Acts =
  /** Few short actions, which end the line of the title at every width. */
  | { readonly isDense?: boolean; readonly isWide?: never }
  /** Few records with long facts: state and actions stand below the name, and facts have the rest of the row. */
  | { readonly isWide?: boolean; readonly isDense?: never };

interface RecordFacts {
  /** Name of the record. */
  readonly title: ReactNode;
  /** The title is a piece of data, such as a person or an address: sans, not a headline. */
  readonly isData?: boolean;
  readonly facts: ReactNode;
  readonly note?: ReactNode;
  /** Its sum: all rows of a list with sums have one, or `null`, so that they end at one edge. */
  readonly figure?: ReactNode;
  /** Its state: next to the title of a quiet record, else next to its actions. */
  readonly state?: ReactNode;
  readonly action?: ReactNode;
  /** The record is being removed from the list. */
  readonly isFaded?: boolean;
}

/** A record of a list: its name, facts, state, and actions; in columns where there is room. */
export function RecordCard({
  title,
  isData = false,
  date,
  facts,
  note,
  figure,
  state,
  action,
  isQuiet = false,
  isDense = false,
  isWide = false,
  isFaded = false,
}: RecordFacts & Row & Acts) {
  const name = <p className={styles.title}>{title}</p>;
  const standing = <span className={styles.state}>{state}</span>;
  return (
    <div
      className={classNames(
        styles.card,
        date !== undefined && styles.dated,
        isData && styles.data,
        isQuiet && styles.quiet,
        isDense && styles.dense,
        isWide && styles.wide,
        figure !== undefined && styles.priced,
        isFaded && styles.faded,
      )}
    >
      {date !== undefined && <p className={styles.date}>{date}</p>}
      <div className={styles.body}>
        {isQuiet ? (
          <div className={styles.head}>
            {name}
            {standing}
          </div>
        ) : (
          name
        )}
        <div className={styles.details}>
          <p className={styles.facts}>{facts}</p>
          {note !== undefined && <p className={classNames(styles.facts, styles.note)}>{note}</p>}
        </div>
      </div>
      {!isQuiet && standing}
      {figure !== undefined && <p className={styles.figure}>{figure}</p>}
      <div className={styles.action}>{action}</div>
    </div>
  );
}
