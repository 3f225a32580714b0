import type { ReactNode } from 'react';
import styles from './screen-only.module.css';

/** What has no place on a printed page. */
export function ScreenOnly({ children }: { readonly children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
}
