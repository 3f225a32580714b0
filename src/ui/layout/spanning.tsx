import type { ReactNode } from 'react';
import styles from './page-layouts.module.css';
import { Stack } from './stack.tsx';

/** The end of a step with an order summary: on a wide page as wide as both. It must begin below the summary. */
export function Spanning({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.spanning}>
      <Stack gap="wide">{children}</Stack>
    </div>
  );
}
