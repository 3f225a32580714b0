import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './skeleton.module.css';

/** Kind of the coming rows, by their height: of a table, of fields, of a list with two lines, of options or cards. */
export type SkeletonKind = 'table' | 'fields' | 'list' | 'cards';

interface SkeletonProps {
  /** Says which content is loading. */
  readonly children: ReactNode;
  /** Rows of the coming list, so that its arrival does not shift the page. */
  readonly rows?: number;
  readonly kind?: SkeletonKind | undefined;
  /** One of several loading parts of a page: none of them is announced. */
  readonly isPart?: boolean;
  /** First load of a section: the sections below it are hidden meanwhile (`section.module.css`). */
  readonly isFirst?: boolean;
}

/** Loading text with the outline of the coming content. A page that consists of it has no footer yet. */
export function Skeleton({ children, rows = 0, kind = 'list', isPart = false, isFirst = false }: SkeletonProps) {
  return (
    <div className={styles.loading} data-loading={rows > 0 ? (isFirst ? 'first' : '') : undefined}>
      <p className={styles.text} role={isPart ? undefined : 'status'}>
        {children}
      </p>
      {rows > 0 && (
        <div className={classNames(styles.lines, kind !== 'list' && styles[kind])} aria-hidden="true">
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.line} />
          ))}
        </div>
      )}
    </div>
  );
}
