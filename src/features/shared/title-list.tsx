import type { ReactNode } from 'react';
import styles from './title-list.module.css';

interface TitleListProps {
  readonly items: readonly {
    readonly id: number;
    readonly title: ReactNode;
    /** What it is and how it stands, under the title. */
    readonly line?: ReactNode;
    /** Beside them: a date, or what can be done. */
    readonly detail?: ReactNode;
  }[];
}

/** What has a title, one under the other: publications, articles, invoices. */
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
