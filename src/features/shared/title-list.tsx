import type { ReactNode } from 'react';
import styles from './title-list.module.css';

interface TitleListProps {
  readonly items: readonly {
    readonly id: number;
    readonly title: ReactNode;
    /** Kind and state, under the title. */
    readonly line?: ReactNode;
    /** Next to title and line: a date, or an action. */
    readonly detail?: ReactNode;
  }[];
}

/** A list of titled items: publications, articles, invoices. */
export function TitleList({ items }: TitleListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, line, detail }) => (
        <li key={id} className={styles.item}>
          <div className={styles.body}>
            <p className={styles.title}>{title}</p>
            {line !== undefined && <div className={styles.line}>{line}</div>}
          </div>
          {detail !== undefined && <div className={styles.detail}>{detail}</div>}
        </li>
      ))}
    </ul>
  );
}
