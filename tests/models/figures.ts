/** What the walks leave behind, for the table of `npm run models`. */

/** What the walk in Node saw of one chart. */
export interface NodeFigures {
  readonly name: string;
  readonly states: readonly string[];
  readonly statesReached: readonly string[];
  readonly edges: readonly string[];
  readonly edgesWalked: readonly string[];
  readonly statesWithStory: readonly string[];
}
