import { enums, Struct } from 'superstruct';
import { isBlank } from './answer.ts';
import type { Mapping } from './mapping.ts';

/** Written in place of an unknown code. */
export const UNKNOWN_CODE = 'inconnu';

/** The numbers of an enumeration (`codes.ts`), by the names of the code. */
type Codes = Readonly<Record<string, number>>;

/**
 * A code of an enumeration that may hold codes which this version does not know: a word or a number. The struct's schema holds
 * the known words, for tools that list the words of the wire.
 */
export function code(known: Readonly<Record<string, string | number>> = {}) {
  const words = Object.values(known).filter((each) => each !== UNKNOWN_CODE);
  return new Struct<string | number, Readonly<Record<string, string | number>>>({
    type: 'code',
    schema: Object.fromEntries(words.map((each) => [each, each])),
    coercer: (wire) => (isBlank(wire) ? UNKNOWN_CODE : wire),
    validator: (value) => typeof value === 'string' || Number.isFinite(value),
  });
}

/** A word of an enumeration that a page cannot do without; its number in `codes` is read as the word. */
export function word<const Word extends string>(table: Readonly<Record<string, Word>>, codes: Codes = {}) {
  const names = new Map(Object.entries(codes).map(([name, number]) => [String(number), name]));
  const words: readonly [Word, ...Word[]] = Object.values(table) as [Word, ...Word[]];
  const { type, schema, validator } = enums(words);
  return new Struct<Word, typeof schema>({
    type,
    schema,
    validator,
    coercer: (wire) => {
      const name = typeof wire === 'string' || typeof wire === 'number' ? names.get(String(wire)) : undefined;
      return (name === undefined ? undefined : table[name]) ?? wire;
    },
  });
}

/** A numeric code, as a number or in digits, that a page cannot do without. */
export function numberWord<Code extends number>(
  codes: Readonly<Record<string, Code>> | readonly Code[],
): Struct<Code, unknown> {
  const known = Object.values(codes);
  return new Struct<Code, readonly Code[]>({
    type: 'enums',
    schema: known,
    coercer: (wire) => known.find((each) => String(each) === wire) ?? wire,
    validator: (value) => known.some((each) => each === value),
  });
}

/** A numeric code: one of those that this version knows, read as a number or in digits; every other one is `unknown`. */
export function knownNumber<Code extends number>(
  codes: Readonly<Record<string, Code>>,
): Mapping<Code | 'unknown', string | number> {
  const known = Object.values(codes);
  return {
    decode: (wire) => known.find((each) => String(each) === String(wire)) ?? 'unknown',
    encode: (code) => (code === 'unknown' ? UNKNOWN_CODE : code),
  };
}

/**
 * A code of an enumeration, read by our word or by number; every other one is `unknown`. An enumeration that the publisher
 * extends never breaks a page.
 *
 * @param codes The numbers in `codes.ts`; none where the specification has no such enumeration.
 */
export function knownCode<Key extends string>(
  table: Readonly<Record<Key | 'unknown', string>>,
  codes: Codes = {},
): Mapping<Key | 'unknown', string | number, string> {
  const keys = new Map<string, Key | 'unknown'>();
  let key: Key | 'unknown';
  for (key in table) {
    keys.set(table[key], key);
    const number = codes[key];
    if (number !== undefined) keys.set(String(number), key);
  }
  return { decode: (wire) => keys.get(String(wire)) ?? 'unknown', encode: (code) => table[code] };
}
