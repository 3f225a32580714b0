import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './record-card.module.css';

interface RecordCardProps {
  /** Name of the record. */
  readonly title: ReactNode;
  /** The title is a piece of data, such as a person or an address: sans, not a headline. */
  readonly isData?: boolean;
  /** Its date, in a column of its own. */
  readonly date?: ReactNode;
  readonly facts: ReactNode;
  readonly note?: ReactNode;
  /** Its state, next to its actions. */
  readonly state?: ReactNode;
  readonly action?: ReactNode;
  /** Actions stay in the background until the row is pointed at: edit, delete. */
  readonly isQuiet?: boolean;
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
  state,
  action,
  isQuiet = false,
  isFaded = false,
}: RecordCardProps) {
  return (
    <div
      className={classNames(
        styles.card,
        date !== undefined && styles.dated,
        isData && styles.data,
        isQuiet && styles.quiet,
        isFaded && styles.faded,
      )}
    >
      {date !== undefined && <p className={styles.date}>{date}</p>}
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>{facts}</p>
        {note !== undefined && <p className={styles.facts}>{note}</p>}
      </div>
      <span className={styles.state}>{state}</span>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
