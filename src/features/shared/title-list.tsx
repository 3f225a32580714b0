import type { ReactNode } from 'react';
import { classNames } from '../../ui/layout/class-names.ts';
import { rowKeys } from '../../ui/list/row-keys.ts';
import styles from './title-list.module.css';

interface TitleListProps {
  readonly items: readonly {
    readonly id: number;
    readonly title: ReactNode;
    /** Kind and state, under the title. */
    readonly line?: ReactNode;
    /** An amount at the end of the title's line, at every width. */
    readonly figure?: ReactNode;
    /** Next to title and line: a date, or an action. */
    readonly detail?: ReactNode;
  }[];
}

/** A list of titled items: publications, articles, invoices. */
export function TitleList({ items }: TitleListProps) {
  const keys = rowKeys(items);
  return (
    <ul className={styles.list}>
      {items.map(({ title, line, figure, detail }, index) => (
        <li
          key={keys[index]}
          className={classNames(styles.item, figure !== undefined && detail !== undefined && styles.summed)}
        >
          <p className={styles.title}>{title}</p>
          {figure !== undefined && <p className={styles.figure}>{figure}</p>}
          {line !== undefined && <div className={styles.line}>{line}</div>}
          {detail !== undefined && <div className={styles.detail}>{detail}</div>}
        </li>
      ))}
    </ul>
  );
}
