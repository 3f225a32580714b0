import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../layout/icon.tsx';
import type { NoticeKind } from './notice.tsx';
import styles from './status.module.css';

interface StatusProps {
  readonly kind: NoticeKind;
  readonly children: ReactNode;
}

/** A status in a few words, within a row: a dot, or an icon where something must be done. Neither adds to the words. */
export function Status({ kind, children }: StatusProps) {
  const isUrgent = kind === 'warning' || kind === 'danger';
  return (
    <span className={classNames(styles.status, styles[kind])}>
      {isUrgent ? <Icon name={kind} className={styles.icon} /> : <span className={styles.dot} />}
      <span>{children}</span>
    </span>
  );
}
