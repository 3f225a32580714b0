/**
 * Compound structs with their members in `schema`, as objects and lists have them: superstruct's own unions and records
 * hide theirs, so that nothing could be derived from them (`openapi/`).
 */
import { record as plainRecord, Struct, union as plainUnion } from 'superstruct';
import type { Where } from './answer.ts';
import { readPart } from './answer.ts';

/** Structs of several values, one of which is meant. */
type Members<Values extends readonly [unknown, ...unknown[]]> = {
  readonly [Index in keyof Values]: Struct<Values[Index], unknown>;
};

/** A value of any of several structs: the first member that accepts it counts. */
export function union<Values extends readonly [unknown, ...unknown[]]>(
  members: Members<Values>,
): Struct<Values[number], Members<Values>> {
  const [first, ...rest] = members as readonly [Struct, ...Struct[]];
  const { type, validator, entries } = plainUnion([first, ...rest]);
  return new Struct({
    type,
    schema: members,
    // Only the omissions of the member that counts are reported.
    coercer: (wire, { path }: Where) => {
      for (const member of [first, ...rest]) {
        const read = readPart(member, wire, path);
        if ('value' in read) return read.value;
      }
      return wire;
    },
    validator,
    entries,
  });
}

/** An object with arbitrary field names. */
export function record<Value>(
  key: Struct<string, unknown>,
  value: Struct<Value, unknown>,
): Struct<Record<string, Value>, { readonly key: Struct<string, unknown>; readonly value: Struct<Value, unknown> }> {
  const { type, coercer, validator, entries } = plainRecord(key, value);
  return new Struct({ type, schema: { key, value }, coercer, validator, entries });
}
