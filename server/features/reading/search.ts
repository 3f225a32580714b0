/** The characters of `searchable_words` (migration 0005) that become two in another alphabet. */
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };

/**
 * The tsquery for prefixes of typed words, all of which a title must have: `Énergies d’Or` becomes `energies:* & d:* &
 * or:*`. `null` if the text has no searchable word.
 */
export function prefixQuery(text: string): string | null {
  const plain = text
    .toLowerCase()
    .replaceAll(/[œæ]/g, (character) => ligatures[character] ?? character)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}
