/** Words as they are looked for: without case, accents, kinds of apostrophes and spaces. */

/** `Réessayez l’envoi` → `reessayez l'envoi`. */
export function normal(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll(/[“”«»"]/g, ' ')
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The words of a normal text. */
export function wordsIn(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
