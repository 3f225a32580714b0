import type { ReactNode } from 'react';
import { Children } from 'react';
import { createPortal } from 'react-dom';
import styles from './actions.module.css';
import { classNames } from '../layout/class-names.ts';
import { useSummaryBar } from '../layout/use-summary-bar.ts';

interface ActionsProps {
  /** All on one line, for instance in a table's cell. */
  readonly isInline?: boolean;
  /** In a narrow window the first one stands in the bar of the order summary instead. */
  readonly isInBar?: boolean;
  readonly children: ReactNode;
}

/** Buttons and links in a row, the primary action first. */
export function Actions({ isInline = false, isInBar = false, children }: ActionsProps) {
  const { slot } = useSummaryBar();
  const [primary, ...others] = Children.toArray(children);
  const isMoved = isInBar && slot !== null;
  return (
    <div className={classNames(styles.actions, isInline && styles.inline)}>
      {isMoved ? createPortal(primary, slot) : primary}
      {others}
    </div>
  );
}
