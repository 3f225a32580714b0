import type { ReactNode } from 'react';
import styles from './title-list.module.css';

interface TitleListProps {
  readonly items: readonly {
    readonly id: number;
    readonly title: string;
    /** What it is, in one line under the title. */
    readonly line?: ReactNode;
    /** Beside them: a date, or what can be done. */
    readonly detail?: ReactNode;
  }[];
}

/** Titles of publications or articles, in the publisher's language. */
export function TitleList({ items }: TitleListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, line, detail }) => (
        <li key={id} className={styles.item}>
          <span>
            <span className={styles.title}>{title}</span>
            {line !== undefined && <span className={styles.line}>{line}</span>}
          </span>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </li>
      ))}
    </ul>
  );
}
