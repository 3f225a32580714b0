import type { ReactNode } from 'react';
import styles from './bottom-message.module.css';

/** What has just happened, at the lower edge of the window as long as its list is in view. */
export function BottomMessage({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" className={styles.message}>
      {children}
    </div>
  );
}
