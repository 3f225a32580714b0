import type { ReactNode } from 'react';
import styles from './text-note.module.css';

/** A quiet side note: good to know, and nothing to do. */
export function TextNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
