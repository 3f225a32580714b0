import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../layout/icon.tsx';
import type { NoticeKind } from './notice.tsx';
import styles from './status.module.css';

interface StatusProps {
  readonly kind: NoticeKind;
  readonly children: ReactNode;
}

/** Where something stands, in a few words within a row: the drawing and the colour say no more than the words. */
export function Status({ kind, children }: StatusProps) {
  return (
    <span className={classNames(styles.status, styles[kind])}>
      <Icon name={kind} className={styles.icon} />
      <span>{children}</span>
    </span>
  );
}
