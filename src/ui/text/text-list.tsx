import type { ReactNode } from 'react';
import styles from './text-list.module.css';

/** Sentences, one under the other; each child is one, with its own key. */
export function TextList({ items }: { readonly items: readonly { readonly id: string; readonly text: ReactNode }[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
