import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './skeleton.module.css';

/**
 * Kind of the coming rows, by their height: of a list with two lines, of a table, of a list with one line (two on a phone),
 * of records with three lines, of fields, of options, of options with a second line of acts.
 */
export type SkeletonKind = 'list' | 'table' | 'dense' | 'records' | 'fields' | 'cards' | 'invoices';

/** What comes above the rows, by its height with the gap below it. */
export type SkeletonPart =
  | 'text'
  | 'licence'
  | 'order'
  | 'paragraph'
  | 'sum'
  | 'chart'
  | 'meter'
  | 'action'
  | 'actions'
  | 'toolbar'
  | 'filters'
  | 'fileFilters'
  | 'found'
  | 'legend';

interface SkeletonProps {
  /** Says which content is loading. */
  readonly children: ReactNode;
  /** Rows of the coming list, so that its arrival does not shift the page. */
  readonly rows?: number;
  readonly kind?: SkeletonKind | undefined;
  /** Outlines above the rows. */
  readonly parts?: readonly SkeletonPart[] | undefined;
  /** One of several loading parts of a page: none of them is announced. */
  readonly isPart?: boolean;
  /** First load of a section: the sections below it are hidden meanwhile (`section.module.css`). */
  readonly isFirst?: boolean;
}

/** Loading text, or the outline of the coming content, which says it to screen readers. A page that consists of it has no footer yet. */
export function Skeleton({
  children,
  rows = 0,
  kind = 'list',
  parts = [],
  isPart = false,
  isFirst = false,
}: SkeletonProps) {
  const text = (
    <p className={styles.message} role={isPart ? undefined : 'status'}>
      {children}
    </p>
  );
  if (rows === 0) return text;
  return (
    <div data-loading={isFirst ? 'first' : ''}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <div aria-hidden="true">
        {parts.map((part) => (
          <div key={part} className={classNames(styles.part, styles[part])} />
        ))}
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={classNames(styles.part, styles.row, styles[kind])} data-row="" />
        ))}
      </div>
    </div>
  );
}
