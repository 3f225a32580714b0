import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The character ranges of the fonts that every document preloads: the first file of each typeface. */
function firstRanges(): readonly (readonly [from: number, to: number])[] {
  const css = readFileSync('src/ui/fonts.css', 'utf8');
  const [, ranges = ''] = /latin\.woff2[^}]*unicode-range:([^;]+);/.exec(css) ?? [];
  return ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice('U+'.length).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}

test.each(['fr', 'en'])('texts in %s are set in the first font: another one weighs 26 kB and comes late', (locale) => {
  const ranges = firstRanges();
  expect(ranges.length).toBeGreaterThan(10);
  const texts = readFileSync(`locales/${locale}/messages.po`, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const others = texts.filter((text) =>
    [...text].some((character) => {
      const code = character.codePointAt(0) ?? 0;
      return !ranges.some(([from, to]) => from <= code && code <= to);
    }),
  );
  expect(others).toEqual([]);
});
