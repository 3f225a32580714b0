import type { ReactNode } from 'react';
import { Children } from 'react';
import { classNames } from './class-names.ts';
import styles from './section-columns.module.css';

/** Two or three sections of a few facts: in as many columns, or in fewer where there is no room. */
export function SectionColumns({ children }: { readonly children: ReactNode }) {
  const isThree = Children.toArray(children).length > 2;
  return <div className={classNames(styles.columns, isThree && styles.three)}>{children}</div>;
}
