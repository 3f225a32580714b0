import type { ReactNode } from 'react';

/** An entry for each field of a form; a missing field is a compile-time error. */
export type FieldTable<Values, Entry> = { readonly [Name in keyof Values]-?: Entry };

/** A field as a row of a `DataList`. */
interface FieldRow {
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** For instance the link that changes the value. */
  readonly action?: ReactNode;
}

/** The row of each field, or the field whose row shows it too; `null` for a field without a row. */
export type FieldRows<Values> = FieldTable<Values, FieldRow | { readonly shownWith: keyof Values } | null>;

/** Rows of a table for a `DataList`, in the order of the table. */
export function listRows(table: FieldRows<Readonly<Record<string, unknown>>>) {
  return Object.entries(table).flatMap(([id, row]) => (row === null || 'shownWith' in row ? [] : [{ id, ...row }]));
}
