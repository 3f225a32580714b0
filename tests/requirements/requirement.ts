/** Test files that prove a row, from the project's root; `open`: not built, or not proved. */
export type ProvedBy = 'open' | readonly [string, ...string[]];

/** One requirement, in our own words. */
export interface Requirement {
  /** Section of the specification and subject of the row; unique. */
  readonly id: string;
  readonly says: string;
  readonly provedBy: ProvedBy;
}

/** Rows that belong together. */
export interface Section<Row extends Requirement = Requirement> {
  readonly title: string;
  /** Subject common to the rows. */
  readonly about: string;
  readonly rows: readonly Row[];
}
