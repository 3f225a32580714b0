import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The characters outside of the fonts that every document preloads: the first file of each typeface. */
function outsideOfFirstFonts(): RegExp {
  const css = readFileSync('src/ui/fonts.css', 'utf8');
  const [, list = ''] = /latin\.woff2[^}]*unicode-range:([^;]+);/.exec(css) ?? [];
  const ranges = [...list.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  expect(ranges.length).toBeGreaterThan(10);
  return new RegExp(`[^${ranges.map(([, from = '', to = from]) => String.raw`\u{${from}}-\u{${to}}`).join('')}]`, 'u');
}

test.each(['fr', 'en'])('texts in %s are set in the first font: another one weighs 26 kB and comes late', (locale) => {
  const outside = outsideOfFirstFonts();
  expect('le 2ᵉ').toMatch(outside);
  const texts = readFileSync(`locales/${locale}/messages.po`, 'utf8').split('\n');
  expect(texts.filter((text) => !text.startsWith('#') && outside.test(text))).toEqual([]);
});
