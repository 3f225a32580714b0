import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './stack.module.css';

interface StackProps {
  /** Between parts of one thing (`tight`, `close`), things (`loose`), sections (`wide`). */
  readonly gap?: 'tight' | 'close' | 'loose' | 'wide';
  readonly children: ReactNode;
}

/** One thing under the other. */
export function Stack({ gap = 'loose', children }: StackProps) {
  return <div className={classNames(styles.stack, styles[gap])}>{children}</div>;
}
