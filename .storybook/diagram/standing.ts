/** A running chart's position in its diagram. */
export interface Standing {
  /** Paths of the states in which it rests. */
  readonly paths: readonly string[];
  /** Ids of the edges that led there. */
  readonly trail: readonly string[];
  /** Possible events, with the edges that each takes. */
  readonly events: readonly { readonly label: string; readonly edges: readonly string[] }[];
}

/** The events that take an edge in the present state. */
export function eventsOf(standing: Standing | null, edge: string | null): readonly string[] {
  if (edge === null) return [];
  return standing?.events.filter(({ edges }) => edges.includes(edge)).map(({ label }) => label) ?? [];
}
