import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../layout/icon.tsx';
import type { NoticeKind } from './notice.tsx';
import styles from './status.module.css';

interface StatusProps {
  readonly kind: NoticeKind;
  readonly children: ReactNode;
}

/** A status in a few words, within a row: icon and color add nothing to the words. */
export function Status({ kind, children }: StatusProps) {
  return (
    <span className={classNames(styles.status, styles[kind])}>
      <Icon name={kind} className={styles.icon} />
      <span>{children}</span>
    </span>
  );
}
