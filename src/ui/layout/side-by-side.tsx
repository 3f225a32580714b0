import type { ReactNode } from 'react';
import styles from './side-by-side.module.css';

interface SideBySideProps {
  readonly children: ReactNode;
  /** What helps with it: next to it in a wide window, else below it; `false`: nothing. */
  readonly aside: ReactNode;
}

/** A page in two columns: its content, and advice about it. */
export function SideBySide({ children, aside }: SideBySideProps) {
  if (aside === false) return <div className={styles.content}>{children}</div>;
  return (
    <div className={styles.columns}>
      <div className={styles.content}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
