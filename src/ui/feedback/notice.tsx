import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Icon } from '../layout/icon.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

interface NoticeProps {
  readonly kind: NoticeKind;
  readonly title?: ReactNode;
  /** `id` of the title, which then is a heading: the name of a section. */
  readonly headingId?: string;
  readonly children?: ReactNode;
  /**
   * It answers what the person has just done: it is announced and takes focus, so that the person need not look for it.
   */
  readonly takesFocus?: boolean;
}

/** A message that stays in the page for as long as it is true. Errors are announced. */
export function Notice({ kind, title, headingId, children, takesFocus = false }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the heading, which takes focus where the step is another one, too.
    if (takesFocus) queueMicrotask(() => notice.current?.focus());
  }, [takesFocus]);
  return (
    <div
      ref={notice}
      className={classNames(styles.notice, styles[kind])}
      {...((takesFocus || kind === 'danger') && { role: 'alert' })}
      {...(takesFocus && { tabIndex: -1 })}
    >
      <Icon name={kind} className={styles.icon} />
      <div className={styles.body}>
        {headingId !== undefined && (
          <h2 id={headingId} className={styles.title}>
            {title}
          </h2>
        )}
        {headingId === undefined && title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
