/** How much of the lists in an answer was read. */
export type Completeness =
  | { readonly kind: 'whole' }
  /** Rows that cannot be read are left out. */
  | { readonly kind: 'partial'; readonly omitted: number }
  /** A list is not where it should be: its number of rows is unknown. */
  | { readonly kind: 'unread' };

/** An answer that has lists. */
export interface Read {
  readonly completeness: Completeness;
}

/** One whose lists were read whole: only these may be summed up, counted or called empty. */
export interface WholeRead extends Read {
  readonly completeness: Extract<Completeness, { kind: 'whole' }>;
}

/** An answer that is one list. */
export interface RowsRead<Row> extends Read {
  readonly rows: readonly Row[];
}

export const whole = { kind: 'whole' } as const;

export const unread = { kind: 'unread' } as const;

/** A part of an answer that is there and cannot be read. */
export type Unread = typeof unread;

export function isUnread(part: unknown): part is Unread {
  return typeof part === 'object' && part !== null && 'kind' in part && part.kind === unread.kind;
}

export function isWhole<Answer extends Read>(answer: Answer): answer is Answer & WholeRead {
  return answer.completeness.kind === 'whole';
}

/** A completeness, by the number of rows that are left out. */
export function without(omitted: number): Completeness {
  return omitted === 0 ? whole : { kind: 'partial', omitted };
}

/** The completeness of two answers together, such as two pages of a list. */
export function together(one: Completeness, other: Completeness): Completeness {
  if (one.kind === 'unread' || other.kind === 'unread') return unread;
  return without(omittedIn(one) + omittedIn(other));
}

function omittedIn(completeness: Exclude<Completeness, { kind: 'unread' }>): number {
  return completeness.kind === 'partial' ? completeness.omitted : 0;
}
