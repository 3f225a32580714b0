import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-layouts.module.css';
import { Stack } from './stack.tsx';
import stack from './stack.module.css';

interface SpanningProps {
  /** On a wide page as wide as step and order summary, and below both. */
  readonly below: ReactNode;
  readonly children: ReactNode;
}

/** The content of a step with an order summary, and what ends its page. */
export function Spanning({ below, children }: SpanningProps) {
  return (
    <div className={classNames(styles.spanned, stack.stack, stack.wide)}>
      <Stack gap="wide">{children}</Stack>
      <div className={styles.below}>
        <Stack gap="wide">{below}</Stack>
      </div>
    </div>
  );
}
