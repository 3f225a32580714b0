import { enums, Struct } from 'superstruct';
import { isBlank } from './answer.ts';
import type { WireStruct } from './codec.ts';
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

/** Numbers of words, by the schema of their struct: `nullable` and refinements make other structs with the same schema. */
const numbersBySchema = new WeakMap<object, ReadonlyMap<string, number>>();

/** A struct of an enumeration's words that reads the numbers in `codes` as these words. */
export function coded<Value, Schema extends object>(
  struct: Struct<Value, Schema>,
  table: Readonly<Record<string, string>>,
  codes: Codes,
): Struct<Value, Schema> {
  const words = new Map(
    Object.entries(codes).flatMap(([name, number]) => {
      const known = table[name];
      return known === undefined ? [] : [[String(number), known] as const];
    }),
  );
  // A schema of its own: another struct of the same words may have no numbers.
  const schema = structuredClone(struct.schema);
  numbersBySchema.set(schema, new Map([...words].map(([number, known]) => [known, Number(number)])));
  const { type, coercer, validator, refiner, entries } = struct;
  return new Struct<Value, Schema>({
    type,
    schema,
    coercer: (wire, context) => {
      const isCode = typeof wire === 'string' || typeof wire === 'number';
      return coercer((isCode ? words.get(String(wire)) : undefined) ?? wire, context);
    },
    validator,
    refiner,
    entries,
  });
}

/** A request with the numbers of its enumerations in place of our words. */
export function inNumbers({ schema }: WireStruct, wire: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return wire;
  if (typeof wire === 'string') return numbersBySchema.get(schema)?.get(wire) ?? wire;
  if (Array.isArray(wire))
    return schema instanceof Struct ? wire.map((each: unknown) => inNumbers(schema, each)) : wire;
  if (typeof wire !== 'object' || wire === null) return wire;
  const fields = new Map<string, unknown>(Object.entries(schema));
  return Object.fromEntries(
    Object.entries(wire).map(([name, value]) => {
      const part = fields.get(name);
      return [name, part instanceof Struct ? inNumbers(part, value) : value];
    }),
  );
}

/** A word of an enumeration that a page cannot do without; its number in `codes` is read as the word. */
export function word<const Word extends string>(table: Readonly<Record<string, Word>>, codes: Codes = {}) {
  return coded(enums(Object.values(table)), table, codes);
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
