/** The letters of `searchable_words` (migration 0005) that are two of another alphabet's. */
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };

/**
 * What PostgreSQL's text search is asked for the beginnings of words that somebody typed, all of which a title must have:
 * `Énergies d’Or` becomes `energies:* & d:* & or:*`. `null` where nothing was typed that could be found.
 */
export function prefixQuery(text: string): string | null {
  const plain = text
    .toLowerCase()
    .replaceAll(/[œæ]/g, (email) => ligatures[email] ?? email)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}
