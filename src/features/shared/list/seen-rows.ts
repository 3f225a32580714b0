/** Number of rows that a list had last in this tab: its skeleton has as many. */
import { tabStore } from '../../../engine/index.ts';

const store = tabStore(() => window.sessionStorage);

const keyOf = (list: string): string => `rows ${list}`;

/** Most rows of a skeleton: those below are out of sight. */
const MOST = 24;

/** Rows of a list’s skeleton. @param usual Their number before the first visit. */
export function skeletonRows(list: string, usual: number): number {
  const seen = Number(store.read(keyOf(list)));
  return seen > 0 ? Math.min(seen, MOST) : usual;
}

/** Remembers the rows of a list that has some. */
export function rememberRows(list: string, rows: number): void {
  if (rows > 0) store.write(keyOf(list), String(rows));
}
