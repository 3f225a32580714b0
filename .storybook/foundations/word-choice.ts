/** Which words are shown. */
import { create, defaulted, enums, type Infer, mask, object, string } from 'superstruct';
import type { Word } from '../../scripts/foundations/file.ts';
import { normal } from '../../scripts/sentences/normal.ts';

/** How the French compares with the English in length. */
export const ratios = {
  any: { title: 'Any length', has: () => true },
  longer: { title: 'French longer by a fifth', has: (ratio: number) => ratio >= 1.2 },
  half: { title: 'French longer by half', has: (ratio: number) => ratio >= 1.5 },
  double: { title: 'French twice as long', has: (ratio: number) => ratio >= 2 },
  shorter: { title: 'French shorter by a fifth', has: (ratio: number) => ratio <= 0.8 },
} as const;

/** Where words are said. */
export const uses = {
  any: { title: 'Said anywhere', has: () => true },
  said: { title: 'Said by a story', has: (word: Word) => word.said.en.length + word.said.fr.length > 0 },
  unsaid: {
    title: 'Used nowhere on a drawn state',
    has: ({ said, isFilledIn }: Word) => !isFilledIn && said.en.length + said.fr.length === 0,
  },
} as const;

/** Catalogues, as people call them. */
export const catalogues = {
  any: 'All catalogues',
  messages: 'Pages',
  server: 'Letters and feedback',
  panel: 'Live panel',
};

/** The names of a table’s rows, as they are chosen. */
export const keysOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(table).filter((key): key is Name => key in table);

const choice = object({
  words: defaulted(string(), ''),
  /** Title of a chart. */
  page: defaulted(string(), ''),
  catalogue: defaulted(enums(keysOf(catalogues)), 'any'),
  ratio: defaulted(enums(keysOf(ratios)), 'any'),
  use: defaulted(enums(keysOf(uses)), 'any'),
});

export type WordChoice = Infer<typeof choice>;

/** What the address asks for; everything where it is unreadable. */
export function wordChoiceOfAddress(): WordChoice {
  try {
    return mask(Object.fromEntries(new URLSearchParams(window.location.search)), choice);
  } catch {
    return create({}, choice);
  }
}

export function isChosen(word: Word, { words, page, catalogue, ratio, use }: WordChoice): boolean {
  const sought = normal(words);
  return (
    (page === '' || word.charts.includes(page)) &&
    (catalogue === 'any' || word.catalogues.includes(catalogue)) &&
    ratios[ratio].has(word.ratio) &&
    uses[use].has(word) &&
    (sought === '' || [word.fr, word.en, word.note].some((text) => normal(text).includes(sought)))
  );
}

/** Titles of all charts whose screens have words. */
export function chartsOf(words: readonly Word[]): readonly string[] {
  return [...new Set(words.flatMap(({ charts }) => charts))].toSorted();
}
