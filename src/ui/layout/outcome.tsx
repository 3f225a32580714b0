import type { ReactNode } from 'react';
import styles from './outcome.module.css';

interface OutcomeHeadProps {
  /** The `Intro`. */
  readonly children: ReactNode;
  /** The `ReferenceBox`: next to it in a wide window. */
  readonly reference: ReactNode;
}

/** How a funnel ended, and the reference of that. */
export function OutcomeHead({ children, reference }: OutcomeHeadProps) {
  return (
    <div className={styles.head}>
      {children}
      {reference}
    </div>
  );
}

interface OutcomeColumnsProps {
  /** What happens next: above the document, in a wide window next to it. */
  readonly next: ReactNode;
  /** What was ordered, paid or asked for. */
  readonly children: ReactNode;
  /** Further actions: below. */
  readonly more?: ReactNode;
}

/** The rest of the page of an outcome. */
export function OutcomeColumns({ next, children, more }: OutcomeColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>{next}</div>
      {children}
      <div className={styles.aside}>{more}</div>
    </div>
  );
}
