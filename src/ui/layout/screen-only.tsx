import type { ReactNode } from 'react';
import styles from './screen-only.module.css';

/** Content that is not printed. */
export function ScreenOnly({ children }: { readonly children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
}
