/**
 * Formatted amounts, days and currencies of the prerendered markup, which the first render reuses: the first formatter
 * that a page creates takes a phone a tenth of a second and more, in which the browser loads its locale data.
 */

/** By what they say: `fr-FR 2026-11-24`. */
const texts = new Map<string, string>();

let noted: Map<string, string> | null = null;

/** Begins to note what is written; gives all of it that was noted, once. */
export function noteWritten(): () => Readonly<Record<string, string>> {
  const own = new Map<string, string>();
  noted = own;
  return () => {
    noted = null;
    return Object.fromEntries(own);
  };
}

/** Takes over what a document has written. */
export function takeWritten(there: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(there)) texts.set(key, text);
}

/** A text as it is written already, or as it is written now. */
export function written(key: string, write: () => string): string {
  const text = texts.get(key) ?? write();
  noted?.set(key, text);
  return text;
}
