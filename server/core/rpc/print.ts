import { createHash } from 'node:crypto';

/** The entries of an object, sorted by name; any other value unchanged. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries);
}

/**
 * The fingerprint of a request: the same for the same fields with the same values, in any order. Every field counts, so
 * that a field added later distinguishes requests without further code.
 */
export function printOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request, sorted)).digest('base64url');
}
