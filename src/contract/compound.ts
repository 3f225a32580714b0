/**
 * Structs made of others that say in their `schema` of what, as objects and lists do: superstruct's own unions and records
 * keep it to themselves, and nothing could be derived from them (`openapi/`).
 */
import { record as plainRecord, Struct, union as plainUnion } from 'superstruct';
import type { Where } from './answer.ts';
import { readPart } from './answer.ts';

/** Structs of several values, one of which is meant. */
type Members<Values extends readonly [unknown, ...unknown[]]> = {
  readonly [Index in keyof Values]: Struct<Values[Index], unknown>;
};

/** What takes any of several things; the first member that does counts. */
export function union<Values extends readonly [unknown, ...unknown[]]>(
  members: Members<Values>,
): Struct<Values[number], Members<Values>> {
  const [first, ...rest] = members as readonly [Struct, ...Struct[]];
  const { type, validator, entries } = plainUnion([first, ...rest]);
  return new Struct({
    type,
    schema: members,
    // Only what the member that counts omits is omitted.
    coercer: (wire, { path }: Where) => {
      for (const member of [first, ...rest]) {
        const read = readPart(member, wire, path);
        if (read) return read.value;
      }
      return wire;
    },
    validator,
    entries,
  });
}

/** An object whose fields' names are not known before. */
export function record<Value>(
  key: Struct<string, unknown>,
  value: Struct<Value, unknown>,
): Struct<Record<string, Value>, { readonly key: Struct<string, unknown>; readonly value: Struct<Value, unknown> }> {
  const { type, coercer, validator, entries } = plainRecord(key, value);
  return new Struct({ type, schema: { key, value }, coercer, validator, entries });
}
