import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** Files of the typefaces: whole ones, with Latin, Vietnamese and Cyrillic characters. */
const sources = {
  regular: '@expo-google-fonts/libre-franklin/400Regular/LibreFranklin_400Regular.ttf',
  bold: '@expo-google-fonts/libre-franklin/700Bold/LibreFranklin_700Bold.ttf',
  nameplate: '@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf',
} as const;

/** A typeface of the documents. */
export type FontName = keyof typeof sources;

const names = ['regular', 'bold', 'nameplate'] as const satisfies readonly FontName[];

/** The typefaces of the documents. */
export interface Fonts {
  /** Parsed once for all documents: parsing takes longer than drawing. */
  readonly parsed: ReadonlyMap<FontName, Font>;
  /** A text in characters that a typeface has; others become `?`. */
  readonly drawable: (text: string, name: FontName) => string;
}

/**
 * Characters that not every typeface has, and what is drawn for them. The thin space of Libre Franklin (U+2009) is twice as
 * wide as its space.
 */
const substitutes: ReadonlyMap<string, string> = new Map([
  ['\u202F', '\u00A0'],
  ['\u2011', '\u2010'],
  ['\u00AD', ''],
]);

const ligatures = ['fi', 'fl', 'ff', 'ffi', 'ffl'];

/**
 * A glyph is in the text layer as the characters that it was first used for. This fixes them, so that they do not depend on
 * earlier documents: those that a ligature joins, then the first character of each glyph.
 */
function fixCharacters(font: Font): void {
  font.layout(ligatures.join(' '));
  for (const character of font.characterSet) font.glyphForCodePoint(character);
}

async function load(): Promise<Fonts> {
  const { create } = await import('fontkit');
  const { resolve } = createRequire(import.meta.url);
  const parsed = new Map<FontName, Font>();
  const covered = new Map<FontName, ReadonlySet<number>>();
  for (const name of names) {
    const font = create(await readFile(resolve(sources[name])));
    if (!('characterSet' in font)) throw new Error(`${sources[name]} is a collection of fonts`);
    fixCharacters(font);
    parsed.set(name, font);
    covered.set(name, new Set(font.characterSet));
  }
  return {
    parsed,
    drawable: (text, name) => {
      const known = covered.get(name);
      return Array.from(text.normalize('NFC'))
        .map((raw) => substitutes.get(raw) ?? raw)
        .map((character) => (character === '' || known?.has(character.codePointAt(0) ?? 0) ? character : '?'))
        .join('');
    },
  };
}

let loaded: Promise<Fonts> | null = null;

/** The typefaces, read once. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= load();
  return loaded;
}
