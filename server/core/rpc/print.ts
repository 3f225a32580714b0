import { createHash } from 'node:crypto';

/** The entries of an object in the order of their names; everything else as it is. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries);
}

/**
 * What tells one wish from another: the same text for the same fields with the same values, in whatever order they
 * stand. Every field counts, so that one that is added later distinguishes wishes without anybody thinking of it.
 */
export function printOf(pendingChange: unknown): string {
  return createHash('sha256').update(JSON.stringify(pendingChange, sorted)).digest('base64url');
}
