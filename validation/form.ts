import { Struct } from 'superstruct';
import type { Issue } from './issue.ts';
import { issuesOf } from './issue.ts';

/** A form: a struct of its fields, under their names in the code. */
export type Form<Values> = Struct<Values, unknown>;

/** The values of a form: `ValuesOf<typeof helpForm>`. */
export type ValuesOf<Of extends { readonly TYPE: unknown }> = Of['TYPE'];

/** The structs of a form's fields by their path, `address.street`, in the form's order. */
export function fieldsOf({
  type,
  schema,
}: {
  readonly type?: unknown;
  readonly schema: unknown;
}): ReadonlyMap<string, Struct<unknown, unknown>> {
  if (typeof schema !== 'object' || schema === null) return new Map();
  // The schema of a list is the struct of its elements. A list is one field; rows have one field for each name.
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

/** A form's verdict on what was typed: the values as they will be sent, or issues by field. */
export type Verdict<Values> =
  | { readonly valid: Values; readonly issues: null }
  | { readonly valid: null; readonly issues: ReadonlyMap<string, Issue> };

/** Judges typed values as the server will: takes blanks off where a rule says so, then applies every rule. */
export function validate<Values>(form: Form<Values>, typed: unknown): Verdict<Values> {
  const [error, valid] = form.validate(typed, { coerce: true });
  return error ? { valid: null, issues: issuesOf(error) } : { valid, issues: null };
}
