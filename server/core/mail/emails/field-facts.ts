/** A row of a letter. */
export type Fact = readonly [label: string, value: string];

/**
 * The row of each field of a form, in the order of the letter; `null` for a field that the letter says elsewhere, or not
 * at all. A field without an entry does not compile.
 */
export type FieldFacts<Values> = { readonly [Name in keyof Values]-?: Fact | null };

/** The rows of a table. */
export function listFacts(facts: FieldFacts<Readonly<Record<string, unknown>>>): readonly Fact[] {
  return Object.values(facts).filter((fact) => fact !== null);
}
