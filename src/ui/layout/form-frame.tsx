import type { ReactNode } from 'react';
import styles from './form-frame.module.css';

interface FormFrameProps {
  /** The form. */
  readonly children: ReactNode;
  /** What belongs to it: next to the form, or below it in a narrow window. */
  readonly aside: ReactNode;
}

/** A page of one short form, in a frame. */
export function FormFrame({ children, aside }: FormFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.frame}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
