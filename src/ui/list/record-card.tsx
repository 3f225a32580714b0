import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './record-card.module.css';

interface RecordCardProps {
  /** Name of the record. */
  readonly title: ReactNode;
  readonly facts: ReactNode;
  readonly note?: ReactNode;
  /** Its state, next to its actions. */
  readonly state?: ReactNode;
  readonly action?: ReactNode;
  /** The record is being removed from the list. */
  readonly isFaded?: boolean;
}

/** A record of a long list: its name, facts, state, and actions. */
export function RecordCard({ title, facts, note, state, action, isFaded = false }: RecordCardProps) {
  return (
    <div className={classNames(styles.card, isFaded && styles.faded)}>
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>{facts}</p>
        {note !== undefined && <p className={styles.facts}>{note}</p>}
      </div>
      <div className={styles.side}>
        <span className={styles.state}>{state}</span>
        {action}
      </div>
    </div>
  );
}
