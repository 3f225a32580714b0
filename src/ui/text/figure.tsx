import type { ReactNode } from 'react';
import styles from './figure.module.css';

/** The amount of an outcome, on a line of its own within its sentence. */
export function Figure({ children }: { readonly children: ReactNode }) {
  return <strong className={styles.figure}>{children}</strong>;
}
