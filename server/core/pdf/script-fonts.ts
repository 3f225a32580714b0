import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { hanOrder } from './han-order.ts';
import { parseFont } from './parse-font.ts';

/** A package with a variable font, in slices by characters. */
interface Family {
  readonly name: string;
  /** Only used for documents all of whose characters of its script it has: a word in two fonts is not joined. */
  readonly isWholeOnly?: true;
}

/**
 * Vazirmatn before Noto: each of its glyphs stands for one character, so that text can be extracted. A glyph of Noto Sans
 * Arabic serves several.
 */
const families: readonly Family[] = [
  { name: 'noto-sans' },
  { name: 'vazirmatn', isWholeOnly: true },
  { name: 'noto-sans-arabic' },
  { name: 'noto-sans-hebrew' },
  { name: 'noto-sans-ethiopic' },
  { name: 'noto-sans-armenian' },
  { name: 'noto-sans-georgian' },
  { name: 'noto-sans-thai' },
];

const weights = { regular: 400, bold: 700 } as const;

/** The characters of one slice of a font that a document needs, in both weights. */
export interface ScriptFont {
  readonly name: string;
  readonly covers: ReadonlySet<number>;
  readonly fonts: Readonly<Record<keyof typeof weights, Font>>;
}

/** In every subset: words in one run, joiners between characters. */
const always = '\u0020\u200C\u200D';

const { resolve } = createRequire(import.meta.url);

/** The code points of a range in CSS: `U+3001-3002,U+3041`. */
function isInRange(range: string, character: number): boolean {
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.slice(2).split('-');
    return Number.parseInt(first, 16) <= character && character <= Number.parseInt(last, 16);
  });
}

const ranges = new Map<string, Promise<ReadonlyMap<string, string>>>();

async function readRanges(name: string): Promise<ReadonlyMap<string, string>> {
  const parsed: unknown = JSON.parse(await readFile(resolve(`@fontsource-variable/${name}/unicode.json`), 'utf8'));
  const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  return new Map(entries.map(([slice, range]) => [slice.replace(/^\[(\d+)\]$/, '$1'), String(range)]));
}

/** The ranges of a family's slices, by their names. Read once. */
function rangesOf(name: string): Promise<ReadonlyMap<string, string>> {
  const known = ranges.get(name) ?? readRanges(name);
  ranges.set(name, known);
  return known;
}

/** Code points that stand for a ligature of Arabic, by its characters. */
const presentationForms: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 0xfefc - 0xfb50 + 1 }, (_, index) => 0xfefc - index).map((codePoint) => [
    String.fromCodePoint(codePoint).normalize('NFKC'),
    codePoint,
  ]),
);

/** Stands for a glyph that is a part of a character: PDF/A asks for a text for each (ISO 19005-3, 6.2.11.7). */
const TATWEEL = 0x640;

/**
 * Names the ligatures of words by their presentation forms: readers of PDFs reverse the characters of a line that runs from
 * the right, those within a glyph included.
 */
function nameGlyphs(font: Font, words: readonly string[]): void {
  for (const word of words) {
    for (const glyph of font.layout(word).glyphs) {
      const form = presentationForms.get(String.fromCodePoint(...glyph.codePoints));
      if (form !== undefined && glyph.codePoints.length > 1) glyph.codePoints = [form];
      if (glyph.codePoints.length === 0) glyph.codePoints = [TATWEEL];
    }
  }
}

async function loadSlice(
  name: string,
  slice: string,
  characters: ReadonlySet<number>,
  text: string,
): Promise<ScriptFont> {
  const { default: subsetFont } = await import('subset-font');
  const file = await readFile(resolve(`@fontsource-variable/${name}/files/${name}-${slice}-wght-normal.woff2`));
  const load = async (weight: keyof typeof weights): Promise<Font> => {
    const options = { targetFormat: 'truetype', variationAxes: { wght: weights[weight] } } as const;
    const font = await parseFont(await subsetFont(file, always + String.fromCodePoint(...characters), options));
    nameGlyphs(font, text.match(/[\p{Script=Arabic}\p{M}\u200C\u200D]+/gu) ?? []);
    return font;
  };
  const fonts = { regular: await load('regular'), bold: await load('bold') };
  const has = new Set(fonts.regular.characterSet);
  const covered = [...characters].filter((one) => has.has(one));
  return { name: `${name}-${slice}`, covers: new Set(covered), fonts };
}

async function loadFamily(
  { name, isWholeOnly }: Family,
  needed: ReadonlySet<number>,
  text: string,
): Promise<readonly ScriptFont[]> {
  const loaded: ScriptFont[] = [];
  for (const [slice, range] of await rangesOf(name)) {
    const characters = new Set([...needed].filter((character) => isInRange(range, character)));
    if (characters.size === 0) continue;
    const font = await loadSlice(name, slice, characters, text);
    if (isWholeOnly && font.covers.size < characters.size) return [];
    if (font.covers.size > 0) loaded.push(font);
  }
  return loaded;
}

/**
 * Fonts for characters that the typefaces of the documents lack, as small as a document needs them, and the characters that
 * no font has. Made for each document: a glyph is in its text layer as the characters that it was first used for.
 */
export async function loadScriptFonts(
  characters: ReadonlySet<number>,
  text: string,
): Promise<{ readonly fonts: readonly ScriptFont[]; readonly missing: ReadonlySet<number> }> {
  let missing = characters;
  const fonts: ScriptFont[] = [];
  for (const family of [...families, ...hanOrder(text).map((region) => ({ name: `noto-sans-${region}` }))]) {
    if (missing.size === 0) break;
    const loaded = await loadFamily(family, missing, text);
    fonts.push(...loaded);
    missing = new Set([...missing].filter((character) => !loaded.some(({ covers }) => covers.has(character))));
  }
  return { fonts, missing };
}
