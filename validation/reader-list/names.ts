/** Parses names and titles as people write them in lists. */
import { civility, UNSET_CIVILITY } from '../../domain/enumerations.ts';
import { folded } from '../folded.ts';

const titles: ReadonlyMap<string, number> = new Map([
  ...['m', 'mr', 'mister', 'monsieur', 'sir', 'h', 'homme', 'male', 'man', 'masculin'].map(
    (word) => [word, civility.mister] as const,
  ),
  ...[
    'mme',
    'mrs',
    'ms',
    'miss',
    'mlle',
    'madame',
    'madam',
    'mademoiselle',
    'f',
    'femme',
    'female',
    'woman',
    'feminin',
  ].map((word) => [word, civility.madam] as const),
]);

/** The civility of a word, `Mme` or `Mr.`; 41, unset, for any other. */
export function civilityNamed(text: string): number {
  return titles.get(folded(text)) ?? UNSET_CIVILITY;
}

export interface FullName {
  readonly civility: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** Whether a word is in capitals, as French lists write surnames; an initial does not count. */
export function isInCapitals(word: string): boolean {
  return word.replaceAll(/[^\p{L}]/gu, '').length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
}

/** Splits off the title before a name; a single character is more likely an initial. */
function titled(words: readonly string[]): { readonly civility: number; readonly words: readonly string[] } {
  const [first = '', ...others] = words;
  const found = folded(first).length > 1 || /^m\.?$/i.test(first) ? civilityNamed(first) : UNSET_CIVILITY;
  return found !== UNSET_CIVILITY && others.length > 0
    ? { civility: found, words: others }
    : { civility: UNSET_CIVILITY, words };
}

/**
 * Splits a whole name, `Mme Awa Ndiaye`. `Ndiaye, Awa` and `NDIAYE Awa` begin with the surname; otherwise `order`
 * decides. A single word is the surname.
 */
export function namesOf(text: string, order: 'firstLast' | 'lastFirst' = 'firstLast'): FullName {
  const { civility: title, words } = titled(text.split(/\s+/).filter((word) => word !== ''));
  const name = words.join(' ').replace(/^[“”"'\s]+|[“”"'\s,]+$/gu, '');
  const comma = name.indexOf(',');
  if (comma !== -1) {
    return { civility: title, lastName: name.slice(0, comma).trim(), firstName: name.slice(comma + 1).trim() };
  }
  const parts = name.split(' ');
  const capitals = parts.filter(isInCapitals);
  if (capitals.length > 0 && capitals.length < parts.length) {
    const others = parts.filter((part) => !isInCapitals(part));
    return { civility: title, firstName: others.join(' '), lastName: capitals.join(' ') };
  }
  const [only = ''] = parts;
  if (parts.length === 1) return { civility: title, firstName: '', lastName: only };
  return order === 'firstLast'
    ? { civility: title, firstName: only, lastName: parts.slice(1).join(' ') }
    : { civility: title, firstName: parts.at(-1) ?? '', lastName: parts.slice(0, -1).join(' ') };
}
