/**
 * Titles of the tests that prove a row: `title`, or with as many of folder, file and groups before it as tell it from
 * others, as in `contract › session › sign-in › ends on the server at sign-out`; `…` for what a table puts in. A group
 * stands for all of its tests. `open`: not there yet, or not proved.
 */
export type ProvedBy = 'open' | readonly [string, ...string[]];

/** One thing that was asked for, in our own words. */
export interface Requirement {
  /** Section of the specification and what the row is about; no two rows have the same. */
  readonly id: string;
  readonly says: string;
  readonly provedBy: ProvedBy;
}

/** Rows that belong together. */
export interface Section<Row extends Requirement = Requirement> {
  readonly title: string;
  /** What the rows have in common. */
  readonly about: string;
  readonly rows: readonly Row[];
}
