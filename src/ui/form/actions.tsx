import type { ReactNode } from 'react';
import styles from './actions.module.css';
import { classNames } from '../layout/class-names.ts';

interface ActionsProps {
  /** All on one line, for instance in a table's cell. */
  readonly isInline?: boolean;
  /** In a narrow window the first one stands in the bar of the order summary instead. */
  readonly isInBar?: boolean;
  readonly children: ReactNode;
}

/** Buttons and links in a row, the primary action first. */
export function Actions({ isInline = false, isInBar = false, children }: ActionsProps) {
  return (
    <div className={classNames(styles.actions, isInline && styles.inline, isInBar && styles.inBar)}>{children}</div>
  );
}
