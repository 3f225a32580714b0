/** Descriptions of the values that a struct accepts, for users of test control. */
import { Struct } from 'superstruct';

type AnyStruct = Struct<unknown, unknown>;

function isStruct(part: unknown): part is AnyStruct {
  return part instanceof Struct;
}

/** The structs that another consists of, by name. */
export function partsOf({ schema }: AnyStruct): readonly (readonly [string, AnyStruct])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).filter((entry): entry is [string, AnyStruct] => isStruct(entry[1]));
}

/** The variants of a request: one, or those of a union (`contract/compound.ts`). */
export function waysOf(struct: AnyStruct): readonly AnyStruct[] {
  return struct.type === 'union' ? partsOf(struct).map(([, way]) => way) : [struct];
}

/** Whether a field may be left out. */
export function isOptional(struct: AnyStruct): boolean {
  return struct.is(undefined);
}

/** The values that a struct accepts, if they are few literals. */
export function valuesOf({ type, schema }: AnyStruct): readonly unknown[] {
  if (type === 'literal') return [schema];
  return type === 'enums' && typeof schema === 'object' && schema !== null ? Object.values(schema) : [];
}

/** A description of the accepted values: `integer`, `"fr" or "en"`, `list of {position: integer, reason: string}`. */
export function takes(struct: AnyStruct): string {
  const values = valuesOf(struct);
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(' or ');
  const { type, schema } = struct;
  if (type === 'array') return isStruct(schema) ? `list of ${takes(schema)}` : 'list';
  if (type === 'union') return waysOf(struct).map(takes).join(' or ');
  if (type !== 'object') return type;
  const fields = partsOf(struct).map(([name, part]) => `${name}${isOptional(part) ? '?' : ''}: ${takes(part)}`);
  return `{${fields.join(', ')}}`;
}

/** The struct at a path, if there is one. */
export function structAt(struct: AnyStruct, [name, ...rest]: readonly (string | number)[]): AnyStruct | null {
  if (name === undefined) return struct;
  const inner = struct.type === 'array' ? struct.schema : new Map(partsOf(struct)).get(`${name}`);
  return isStruct(inner) ? structAt(inner, rest) : null;
}
