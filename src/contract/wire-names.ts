import type { FieldName, FieldPath } from '../../machines/validation/field-names.ts';

/** A table of words read the other way: from the wire's word to the code's. */
export function inverted<Key extends string, Value extends string>(
  table: Readonly<Record<Key, Value>>,
): Readonly<Record<Value, Key>> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [value, key])) as Record<Value, Key>;
}

/** What each field of a form is called on the wire: a field without a name does not compile. */
export type WireNames<Values, Wire> = { readonly [Name in keyof Values]-?: Wire };

/**
 * Fields of a form for the `fields` of a row, where the form is a part of the request: under `wire` there, and under
 * `path` in the code unless that is the form itself.
 */
export function fieldsUnder<Name extends FieldName>(
  names: Readonly<Record<Name, string>>,
  wire: string,
  path: string | null = null,
): Readonly<Record<string, FieldPath>> {
  const called = (name: Name): FieldPath => (path === null ? name : `${path}.${name}`);
  return Object.fromEntries(
    Object.entries(inverted(names)).map(([field, name]) => [`${wire}.${field}`, called(name)] as const),
  );
}
