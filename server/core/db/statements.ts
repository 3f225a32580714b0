/** An SQL statement that has ended: its text with placeholders, without its values; moments in milliseconds. */
export interface Statement {
  readonly text: string;
  readonly begin: number;
  readonly end: number;
}

type Listener = (statement: Statement) => void;

const listeners = new Set<Listener>();

/** Calls a listener after each statement of databases that are opened from now on; returns the function that ends that. */
export function listenToStatements(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

interface Ended {
  readonly query: { readonly sql: string };
  readonly queryDurationMillis: number;
}

function tell({ query: { sql: text }, queryDurationMillis: duration }: Ended): void {
  const end = Date.now();
  for (const listener of listeners) listener({ text, begin: end - duration, end });
}

/** What measures the statements of a database; nothing where no one listens. */
export function statementLog(): { readonly log?: (event: Ended) => void } {
  return listeners.size === 0 ? {} : { log: tell };
}
