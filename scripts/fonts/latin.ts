/**
 * Writes the latin typefaces of `src/ui`: those of Fontsource, cut to the characters, weights and features that the
 * application is set in. Run by hand, `node scripts/fonts/latin.ts`, where a weight or a feature is to be used that is not
 * there yet, or Fontsource has another release; a test holds the files to it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { withNarrowSpace } from './narrow-space.ts';

/** First and last character of each range, as `unicode-range` names them in `src/ui/fonts.css`. */
export const latinRanges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x1_52, 0x1_53],
  [0x1_78, 0x1_78],
  [0x20_09, 0x20_0a],
  [0x20_10, 0x20_15],
  [0x20_18, 0x20_1e],
  [0x20_20, 0x20_22],
  [0x20_26, 0x20_26],
  [0x20_2f, 0x20_2f],
  [0x20_30, 0x20_30],
  [0x20_39, 0x20_3a],
  [0x20_ac, 0x20_ac],
  [0x21_16, 0x21_16],
  [0x21_22, 0x21_22],
  [0x21_90, 0x21_93],
  [0x22_12, 0x22_12],
] as const;

/** What the styles ask for (`font-variant-numeric`), and what makes words of letters. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'tnum', 'lnum', 'zero'];

/** The typefaces: where each is cut from, where it is kept, and its lightest and heaviest weight. */
export const latinTypefaces = [
  {
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    file: new URL('../../src/ui/source-serif-latin.woff2', import.meta.url),
    weights: { min: 400, max: 800 },
  },
  {
    source: '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2',
    file: new URL('../../src/ui/libre-franklin-latin.woff2', import.meta.url),
    weights: { min: 400, max: 700 },
  },
] as const;

/** Where a font says how wide its characters are on average, by which browsers make fields as wide as their `size` says. */
function averageWidthOf(font: Buffer): Buffer {
  // The directory of tables has records of 16 bytes: tag, checksum, offset, length.
  const record = font.indexOf('OS/2', 0, 'ascii');
  const table = font.readUInt32BE(record + 8);
  return font.subarray(table + 2, table + 4);
}

/** A typeface as it is kept: WOFF 2.0. */
export async function cutLatin({ source, weights }: (typeof latinTypefaces)[number]): Promise<Buffer> {
  const characters = latinRanges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
  );
  const whole = readFileSync(fileURLToPath(import.meta.resolve(source)));
  // Variables of their own: `keepFeatures` is not in the library's types yet.
  const asTables = { targetFormat: 'sfnt', keepFeatures: features } as const;
  const narrowed = { ...asTables, variationAxes: { wght: { ...weights } } };
  const cut = withNarrowSpace(await subsetFont(whole, characters.join(''), narrowed));
  // Where weights are left out, that is reckoned anew over rarer letters, too: fields would have another width than with the
  // fallbacks, and move when the typeface comes.
  averageWidthOf(await subsetFont(whole, characters.join(''), asTables)).copy(averageWidthOf(cut));
  return subsetFont(cut, characters.join(''), { ...asTables, targetFormat: 'woff2' });
}

if (import.meta.main) for (const typeface of latinTypefaces) writeFileSync(typeface.file, await cutLatin(typeface));
