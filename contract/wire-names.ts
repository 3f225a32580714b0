import type { FieldName, FieldPath } from '../validation/field-names.ts';

/** A field's name on the wire, alone or with the mapping of its value (`mapping.ts`). */
type WireName = string | readonly [name: string, of: unknown];

/** The names of a form's fields on the wire: a field without one, or without a name in messages, does not compile. */
export type FormNames<Form> = { readonly [Field in keyof Form]-?: Field extends FieldName ? WireName : never };

/**
 * Fields of a form for the `fields` of a row, from the names by which a mapping sends them.
 *
 * @param wire Prefix of the wire names, where the form is a part of the request: `adresse.`.
 * @param path The same for the names in the code: `address.`.
 */
export function formFields<Form>(
  names: FormNames<Form>,
  wire = '',
  path: '' | `${string}.` = '',
): Readonly<Record<string, FieldPath>> {
  return Object.fromEntries(
    Object.entries<WireName>(names).map(([field, name]) => [
      wire + (typeof name === 'string' ? name : name[0]),
      path + field,
    ]),
  ) as Record<string, FieldPath>;
}
