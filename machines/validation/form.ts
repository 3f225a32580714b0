import { Struct } from 'superstruct';
import type { Complaint } from './complaint.ts';
import { complaintsOf } from './complaint.ts';

/** What a form asks for, field by field, under the names that the code has for them. */
export type Form<Values> = Struct<Values, unknown>;

/** The values of a form: `ValuesOf<typeof helpForm>`. */
export type ValuesOf<Of extends { readonly TYPE: unknown }> = Of['TYPE'];

/**
 * The fields of a form, and what each is judged by, under where they stand in it, `address.street`; in the order in which
 * they are asked for.
 */
export function fieldsOf({
  type,
  schema,
}: {
  readonly type?: unknown;
  readonly schema: unknown;
}): ReadonlyMap<string, Struct<unknown, unknown>> {
  if (typeof schema !== 'object' || schema === null) return new Map();
  // The schema of a list is the struct of its elements. A list is one field; of rows, the fields of one name are one.
  if (schema instanceof Struct) {
    return type === 'rows' ? new Map([...fieldsOf(schema)].map(([path, struct]) => [`*.${path}`, struct])) : new Map();
  }
  return new Map(
    Object.entries(schema).flatMap(([name, part]) => {
      if (!(part instanceof Struct)) return [];
      const inner = [...fieldsOf(part)].map(([path, struct]) => [`${name}.${path}`, struct] as const);
      return inner.length === 0 ? [[name, part] as const] : inner;
    }),
  );
}

/** A form's verdict on what was typed: the values as they will be sent, or complaints by field. */
export type Verdict<Values> =
  | { readonly valid: Values; readonly complaints: null }
  | { readonly valid: null; readonly complaints: ReadonlyMap<string, Complaint> };

/** Judges what was typed as the server will: blanks are taken off where a rule says so, then every rule is asked. */
export function judge<Values>(form: Form<Values>, typed: unknown): Verdict<Values> {
  const [error, valid] = form.validate(typed, { coerce: true });
  return error ? { valid: null, complaints: complaintsOf(error) } : { valid, complaints: null };
}
