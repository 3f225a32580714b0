import type { Context, Failure, Struct } from 'superstruct';

/** The parts of any struct that read a value. */
interface Reader {
  readonly coercer: (wire: unknown, context: Context) => unknown;
  readonly validator: (value: unknown, context: Context) => Iterable<Failure>;
  readonly entries: (value: unknown, context: Context) => Iterable<readonly [string | number, unknown, Reader]>;
  readonly refiner: (value: never, context: Context) => Iterable<Failure>;
}

/** A value as its struct reads it, or why the struct refuses it. */
type Read<Value> = { readonly value: Value } | { readonly failures: readonly Failure[] };

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function read(struct: Reader, wire: unknown, path: (string | number)[]): Read<unknown> {
  const context = { path, branch: [wire] };
  const value = struct.coercer(wire, context);
  const failures: Failure[] = [];
  for (const failure of struct.validator(value, context)) failures.push(failure);
  for (const [key, part, of] of struct.entries(value, context)) {
    const found = read(of, part, [...path, key]);
    if ('failures' in found) failures.push(...found.failures);
    else if (found.value !== part && isHolder(value)) Reflect.set(value, key, found.value);
  }
  if (failures.length > 0) return { failures };
  // Validated as its struct says: `never` stands for its type.
  for (const failure of struct.refiner(value as never, context)) failures.push(failure);
  return failures.length > 0 ? { failures } : { value };
}

/**
 * A value as a struct reads it with coercion. Superstruct’s own `validate` makes a generator for each part: in a list of
 * thousands of rows that is felt. A value that cannot be written into a message has no failure that says so.
 */
export function readValue<Value>(struct: Struct<Value, unknown>, wire: unknown): Read<Value> {
  try {
    return read(struct, wire, []) as Read<Value>;
  } catch {
    return { failures: [] };
  }
}
