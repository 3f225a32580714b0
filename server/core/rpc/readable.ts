/** Whether a text can be stored and returned: PostgreSQL refuses NUL, and a lone surrogate is no character. */
function isPlain(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Limits above any request of ours: the longest list is of 3,000 readers, each with four fields. */
const MOST_FIELDS = 100;
const MOST_ITEMS = 5000;
const MOST_VALUES = 50_000;
const DEEPEST = 32;

/** The parts of a value, with the names of its fields; `null` if it exceeds the limits. */
function partsOf(value: object): readonly unknown[] | null {
  if (Array.isArray(value)) return value.length > MOST_ITEMS ? null : value;
  const fields: readonly (readonly [name: string, value: unknown])[] = Object.entries(value);
  return fields.length > MOST_FIELDS ? null : fields.flat();
}

/**
 * Whether a body is worth decoding: it is within the limits of size and depth, and all its texts and field names can be
 * stored.
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
