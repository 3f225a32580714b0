import type { ReactNode } from 'react';
import styles from './status-region.module.css';

/** The live region of standing messages. It is in the page before its messages, so that they are announced. */
export function StatusRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.region} role="status">
      {children}
    </div>
  );
}
