import { define } from 'superstruct';

/** A code of an enumeration that may hold codes which this version does not know: a word or a number. */
export function code() {
  return define<string | number>('code', (value) => typeof value === 'string' || Number.isFinite(value));
}

/**
 * Reads the codes of an enumeration: those of the table, and every other one as `unknown`. An enumeration that the
 * publisher extends never breaks a page.
 */
export function knownCode<Key extends string>(
  table: Readonly<Record<Key | 'unknown', string>>,
): (wire: string | number) => Key | 'unknown' {
  const keys = new Map<string, Key | 'unknown'>();
  let key: Key | 'unknown';
  for (key in table) keys.set(table[key], key);
  return (wire) => keys.get(String(wire)) ?? 'unknown';
}
