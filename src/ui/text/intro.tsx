import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../layout/icon.tsx';
import styles from './intro.module.css';
import type { NoticeKind } from '../feedback/notice.tsx';

interface IntroProps {
  readonly kind: NoticeKind;
  readonly children: ReactNode;
  /** Why, and what can be done, below the sentence. */
  readonly more?: ReactNode;
}

/** The first sentence of a page that tells how something ended: what matters most, in one look. */
export function Intro({ kind, children, more }: IntroProps) {
  return (
    <div className={classNames(styles.lead, styles[kind])}>
      <Icon name={kind} className={styles.icon} />
      {more === undefined ? (
        <p>{children}</p>
      ) : (
        <div className={styles.words}>
          <p>{children}</p>
          {more}
        </div>
      )}
    </div>
  );
}
