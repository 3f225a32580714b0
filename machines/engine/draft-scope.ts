/** Whose drafts are whose. */

/** Somebody who has not said who they are. */
export const NOBODY = 'nobody';

/** For whom and when a draft is written or read. */
export interface DraftScope {
  readonly funnel: string;
  /** Hash of the chart's structure. */
  readonly hash: string;
  /** Who is there: a draft of one person is never shown to another; one of nobody is theirs who signs in at that tab. */
  readonly person: string;
  /** Now, in milliseconds since 1970. */
  readonly now: number;
}
