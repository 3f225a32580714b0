import type { ReactNode } from 'react';
import styles from './section-columns.module.css';

/** Sections of a few facts next to each other, as many as have room. */
export function SectionColumns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
