import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cutLatin, latinRanges, latinTypefaces } from './latin.ts';

const styles = readFileSync(new URL('../../src/ui/fonts.css', import.meta.url), 'utf8');

const facesOfLatin = [...styles.matchAll(/-latin\.woff2'[^}]*unicode-range:([^;]+);/g)].map(
  ([, ranges = '']) => ranges,
);

/** `U+0020-007E, …` as pairs of code points. */
function rangesOf(text: string): readonly (readonly [number, number])[] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

test.for(latinTypefaces)('$file.pathname is what its script cuts', async (typeface) => {
  expect((await cutLatin(typeface)).equals(await readFile(typeface.file))).toBe(true);
});

test('browsers ask them for the characters that they have', () => {
  expect(facesOfLatin).toHaveLength(latinTypefaces.length);
  for (const ranges of facesOfLatin) expect(rangesOf(ranges)).toEqual(latinRanges);
});

test('no character is asked of two files of a typeface', () => {
  const faces = [...styles.matchAll(/font-family: '([^']+)'[^}]*unicode-range:([^;]+);/g)].map(
    ([, family = '', ranges = '']) => ({ family, ranges: rangesOf(ranges) }),
  );
  for (const [family, files] of Map.groupBy(faces, (face) => face.family)) {
    const ranges = files.flatMap((file) => file.ranges).toSorted(([first], [other]) => first - other);
    const twice = ranges.filter(([first], place) => first <= (ranges[place - 1]?.[1] ?? -1));
    expect([family, files.length, twice]).toEqual([family, 2, []]);
  }
});

test('every character of the catalogues has a typeface', async () => {
  const faces = [...styles.matchAll(/unicode-range:([^;]+);/g)].flatMap(([, ranges = '']) => rangesOf(ranges));
  const missing = new Set<string>();
  for await (const file of glob('locales/**/*.po')) {
    const texts = (await readFile(file, 'utf8')).matchAll(/^(?:msgid|msgstr|) ?"(.*)"$/gm);
    for (const [, text = ''] of texts)
      for (const character of text) {
        const code = character.codePointAt(0) ?? 0;
        if (!faces.some(([first, last]) => first <= code && code <= last)) missing.add(character);
      }
  }
  expect([...missing]).toEqual([]);
});
