import type { ReactNode } from 'react';
import styles from './document.module.css';

interface DocumentPartiesProps {
  /** Who sends the document. */
  readonly from: ReactNode;
  /** Who gets it: printed where the window of an envelope is. */
  readonly to: ReactNode;
  /** Of a second document on one sheet: it has no window. */
  readonly isFurther?: boolean;
}

/** The two sides of a document. */
export function DocumentParties({ from, to, isFurther = false }: DocumentPartiesProps) {
  return (
    <div className={isFurther ? styles.parties : styles.window}>
      <div className={styles.side}>{from}</div>
      {to !== null && <div className={styles.side}>{to}</div>}
    </div>
  );
}
