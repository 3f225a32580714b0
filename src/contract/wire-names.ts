import type { FieldName, FieldPath } from '../../machines/validation/field-names.ts';
import { inverted } from './inverted.ts';

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
