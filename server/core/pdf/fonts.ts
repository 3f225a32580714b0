import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';
import type { Font } from 'fontkit';
import { parseFont } from './parse-font.ts';
import { loadScriptFonts } from './script-fonts.ts';

/** Files of the typefaces: whole ones, with Latin, Vietnamese and Cyrillic characters. */
const sources = {
  regular: '@expo-google-fonts/libre-franklin/400Regular/LibreFranklin_400Regular.ttf',
  bold: '@expo-google-fonts/libre-franklin/700Bold/LibreFranklin_700Bold.ttf',
  nameplate: '@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf',
} as const;

/** A typeface of the documents. */
export type FontName = keyof typeof sources;

const names = ['regular', 'bold', 'nameplate'] as const satisfies readonly FontName[];

/** A font of a document, and the characters that it is used for. */
export interface Typeface {
  readonly name: string;
  readonly font: Font;
  readonly covers: ReadonlySet<number>;
}

/** The fonts of one document. */
export interface Fonts {
  /** For each typeface: itself, then those for characters that it lacks. */
  readonly typefaces: Readonly<Record<FontName, readonly [Typeface, ...Typeface[]]>>;
  /** Orders a line with text from right to left; null for a document without any. */
  readonly bidi: Bidi | null;
  /** Characters of the document that no font has. */
  readonly missing: ReadonlySet<number>;
}

/** Drawn for a character that no font has. */
export const REPLACEMENT = '\uFFFD';

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Characters that not every typeface has, and what is drawn for them. The thin space of Libre Franklin (U+2009) is twice as
 * wide as its space.
 */
const substitutes: ReadonlyMap<string, string> = new Map([
  ['\u202F', '\u00A0'],
  ['\u2011', '\u2010'],
  ['\u00AD', ''],
]);

/** A text in characters that can be drawn, if fonts have them. */
export function drawable(text: string): string {
  return text.normalize('NFC').replaceAll(/[\u202F\u2011\u00AD]/g, (raw) => substitutes.get(raw) ?? raw);
}

const ligatures = ['fi', 'fl', 'ff', 'ffi', 'ffl'];

/**
 * A glyph is in the text layer as the characters that it was first used for. This fixes them, so that they do not depend on
 * earlier documents: those that a ligature joins, then the first character of each glyph.
 */
function fixCharacters(font: Font): void {
  font.layout(ligatures.join(' '));
  for (const character of font.characterSet) font.glyphForCodePoint(character);
}

type Base = Readonly<Record<FontName, Typeface>>;

async function loadTypeface(name: FontName): Promise<Typeface> {
  const { resolve } = createRequire(import.meta.url);
  const font = await parseFont(await readFile(resolve(sources[name])));
  fixCharacters(font);
  return { name, font, covers: new Set(font.characterSet) };
}

async function loadBase(): Promise<Base> {
  const [regular, bold, nameplate] = await Promise.all(names.map(loadTypeface));
  if (!regular || !bold || !nameplate) throw new Error('A typeface is missing');
  return { regular, bold, nameplate };
}

/** Parsed once for all documents: parsing takes longer than drawing. */
let base: Promise<Base> | null = null;

/** The fonts for a document's text. Further scripts and directions are loaded for documents that have them. */
export async function loadFonts(raw: string): Promise<Fonts> {
  base ??= loadBase();
  const typefaces = await base;
  const text = drawable(raw);
  const visible = text.replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '');
  const characters = Array.from(visible, (one) => one.codePointAt(0) ?? 0);
  const needed = new Set(characters.filter((one) => names.some((name) => !typefaces[name].covers.has(one))));
  const { fonts, missing } = await loadScriptFonts(needed, text);
  const replacement = missing.size === 0 ? [] : (await loadScriptFonts(new Set([0xfffd]), '')).fonts;
  const further = (weight: 'regular' | 'bold'): readonly Typeface[] =>
    [...fonts, ...replacement].map((font, index) => ({
      name: `${font.name}-${weight}-${index}`,
      font: font.fonts[weight],
      covers: font.covers,
    }));
  const bold = further('bold');
  return {
    typefaces: {
      regular: [typefaces.regular, ...further('regular')],
      bold: [typefaces.bold, ...bold],
      nameplate: [typefaces.nameplate, ...bold],
    },
    bidi: rightToLeft.test(text) ? (await import('bidi-js')).default() : null,
    missing,
  };
}
