/**
 * Formatted amounts, days and currencies of the prerendered markup, which the first render reuses: the first formatter
 * that a page creates takes a phone a tenth of a second and more, in which the browser loads its locale data.
 */

/** By language and value: `fr-FR 2026-11-24`. */
const texts = new Map<string, string>();

let noted: Map<string, string> | null = null;

/** Starts to record formatted texts; the result returns them, once. */
export function noteWritten(): () => Readonly<Record<string, string>> {
  const own = new Map<string, string>();
  noted = own;
  return () => {
    noted = null;
    return Object.fromEntries(own);
  };
}

/** Reuses the formatted texts of a document. */
export function takeWritten(there: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(there)) texts.set(key, text);
}

/** The recorded text of a key, or a newly formatted one. */
export function written(key: string, write: () => string): string {
  const text = texts.get(key) ?? write();
  noted?.set(key, text);
  return text;
}
