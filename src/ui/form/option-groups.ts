import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './option-list.module.css';

/** Number of options that are rendered at first. */
export const FIRST_OPTIONS = 30;

/** Class names of a group. */
export function groupClassNames(error: ReactNode): string {
  return classNames(styles.group, error !== undefined && styles.invalid);
}
