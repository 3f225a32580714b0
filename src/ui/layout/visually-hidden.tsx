import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  /** `span` inside a line of text. */
  readonly as?: 'div' | 'span';
  readonly children: ReactNode;
}

/** Text for screen readers, invisible on the page. */
export function VisuallyHidden({ as: Element = 'div', children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>;
}
