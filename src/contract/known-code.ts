import { Struct } from 'superstruct';

/** What stands for a code that is not known, where it is told on. */
export const UNKNOWN_CODE = 'inconnu';

/**
 * A code of an enumeration that may hold codes which this version does not know: a word or a number. Those that it knows
 * stand in the struct, for whoever lists the words of the wire.
 */
export function code(known: Readonly<Record<string, string | number>> = {}) {
  const words = Object.values(known).filter((word) => word !== UNKNOWN_CODE);
  return new Struct<string | number, Readonly<Record<string, string | number>>>({
    type: 'code',
    schema: Object.fromEntries(words.map((word) => [word, word])),
    validator: (value) => typeof value === 'string' || Number.isFinite(value),
  });
}

/** A numeric code of an enumeration: one of those that this version knows, or `unknown`. */
export function knownNumber<Code extends number>(
  codes: Readonly<Record<string, Code>>,
): (wire: string | number) => Code | 'unknown' {
  const known = Object.values(codes);
  return (wire) => known.find((each) => each === wire) ?? 'unknown';
}

/** A numeric code as it is written. */
export function writtenCode(code: number | 'unknown'): string | number {
  return code === 'unknown' ? UNKNOWN_CODE : code;
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
