/** A number as people write it, without what only groups its characters: blanks, dots, hyphens, slashes; in capitals. */
export function compact(text: string): string {
  return text.replace(/[\s.\-/\u2010-\u2015]/g, '').toUpperCase();
}
