/** Whether a text can be kept and told again: PostgreSQL takes no NUL, and half of a surrogate pair is no character. */
function isPlain(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** More of anything than any request of ours has: the longest list is of 3,000 readers, each with four fields. */
const MOST_FIELDS = 100;
const MOST_ITEMS = 5000;
const MOST_VALUES = 50_000;
const DEEPEST = 32;

/** What a value consists of, with the names of its fields; `null` for more than a request has. */
function partsOf(value: object): readonly unknown[] | null {
  if (Array.isArray(value)) return value.length > MOST_ITEMS ? null : value;
  const fields: readonly (readonly [name: string, value: unknown])[] = Object.entries(value);
  return fields.length > MOST_FIELDS ? null : fields.flat();
}

/**
 * Whether what was sent is worth decoding: it is no larger or deeper than any request, and every text and every name of a
 * field in it is one that can be kept.
 */
export function isReadable(wire: unknown): boolean {
  let level: unknown[] = [wire];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return false;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && !isPlain(value)) return false;
      if (typeof value !== 'object' || value === null) continue;
      const parts = partsOf(value);
      count += parts?.length ?? 0;
      if (parts === null || count > MOST_VALUES) return false;
      next.push(...parts);
    }
    level = next;
  }
  return true;
}
