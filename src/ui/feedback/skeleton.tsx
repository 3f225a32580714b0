import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

interface LoadingTextProps {
  /** What is being waited for. */
  readonly children: ReactNode;
  /** Rows of the list to come, so that it does not push the page about when it is there. */
  readonly rows?: number;
  /** One of several parts of a page that are waited for: none of them is announced. */
  readonly isPart?: boolean;
  /** Nothing has stood here before: what is below it is not shown yet (`section.module.css`). */
  readonly isFirst?: boolean;
}

/** A wait, in words, with the outline of what will be there. A page that is such an outline has no foot yet. */
export function Skeleton({ children, rows = 0, isPart = false, isFirst = false }: LoadingTextProps) {
  return (
    <div className={styles.loading} data-loading={rows > 0 ? (isFirst ? 'first' : '') : undefined}>
      <p className={styles.text} role={isPart ? undefined : 'status'}>
        {children}
      </p>
      {rows > 0 && (
        <div className={styles.lines} aria-hidden="true">
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.line} />
          ))}
        </div>
      )}
    </div>
  );
}
