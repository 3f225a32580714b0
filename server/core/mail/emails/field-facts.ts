import type { Fact } from '../email.ts';

/**
 * The row of each field of a form, in the email's order; `null` for a field that the email shows elsewhere, or omits. A
 * missing entry does not compile.
 */
export type FieldFacts<Values> = { readonly [Name in keyof Values]-?: Fact | null };

/** The rows of a table. */
export function listFacts(facts: FieldFacts<Readonly<Record<string, unknown>>>): readonly Fact[] {
  return Object.values(facts).filter((fact) => fact !== null);
}
