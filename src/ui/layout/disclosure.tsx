import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** What is folded away, and what unfolds it. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** What most pass over and some must read: folded to its title by the browser's own means. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
