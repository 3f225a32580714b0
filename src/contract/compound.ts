/**
 * Structs made of others that say in their `schema` of what, as objects and lists do: superstruct's own unions and records
 * keep it to themselves, and nothing could be derived from them (`openapi/`).
 */
import { record as plainRecord, string, Struct, union as plainUnion } from 'superstruct';

/** Structs of several values, one of which is meant. */
type Members<Values extends readonly [unknown, ...unknown[]]> = {
  readonly [Index in keyof Values]: Struct<Values[Index], unknown>;
};

/** What takes any of several things; the first member that does counts. */
export function union<Values extends readonly [unknown, ...unknown[]]>(
  members: Members<Values>,
): Struct<Values[number], Members<Values>> {
  const [first, ...rest] = members as readonly [Struct, ...Struct[]];
  const { type, coercer, validator, entries } = plainUnion([first, ...rest]);
  return new Struct({ type, schema: members, coercer, validator, entries });
}

/** An object whose fields' names are not known before. */
export function record<Value>(
  key: Struct<string, unknown>,
  value: Struct<Value, unknown>,
): Struct<Record<string, Value>, { readonly key: Struct<string, unknown>; readonly value: Struct<Value, unknown> }> {
  const { type, coercer, validator, entries } = plainRecord(key, value);
  return new Struct({ type, schema: { key, value }, coercer, validator, entries });
}

/**
 * Texts by names that are not known before. They are looked through in one go: each for itself, a list of all countries takes a
 * phone as long as all the rest of what a page is told first.
 */
export function textsByName(): Struct<
  Record<string, string>,
  { readonly key: Struct<string>; readonly value: Struct<string> }
> {
  return new Struct({
    type: 'record',
    schema: { key: string(), value: string() },
    validator: (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((text) => typeof text === 'string'),
  });
}
