import type { ReactNode } from 'react';
import styles from './title-list.module.css';

interface TitleListProps {
  readonly items: readonly { readonly id: number; readonly title: string; readonly detail?: ReactNode }[];
}

/** Titles of publications or articles, in the publisher's language. */
export function TitleList({ items }: TitleListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, detail }) => (
        <li key={id} className={styles.item}>
          <span className={styles.title}>{title}</span>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </li>
      ))}
    </ul>
  );
}
