/** The scope of a stored draft: funnel, chart structure and person. */

/** The person of a draft written before sign-in. */
export const ANONYMOUS = 'nobody';

/** Scope in which a draft is written or read. */
export interface DraftScope {
  readonly funnel: string;
  /** Hash of the chart's structure. */
  readonly hash: string;
  /**
   * The draft's owner. Drafts never cross persons, except that an anonymous draft passes to the person who signs in in
   * the same tab.
   */
  readonly person: string;
  /** Now, in milliseconds since 1970. */
  readonly now: number;
}
