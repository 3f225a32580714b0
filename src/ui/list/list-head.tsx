import type { ReactNode } from 'react';
import styles from './list-head.module.css';

/** The number of a list's records, and the button that adds one. */
export function ListHead({ children }: { readonly children: ReactNode }) {
  return <div className={styles.head}>{children}</div>;
}
