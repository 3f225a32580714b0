/** A number that a subscription has from its quote is called a quote's wherever a page shows it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '../../../domain/locale.ts';

const folder = new URL('approved/', import.meta.url);
const number = /\bDEV-[\w-]+/;
const isNamed = /(?:quote|devis|order|commande) DEV-/i;

/** Lines of a language's approved texts with the number of a quote. */
const linesOf = (locale: string): readonly string[] =>
  readdirSync(new URL(`${locale}/`, folder)).flatMap((file) =>
    readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')
      .split('\n')
      .filter((line) => number.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test.each(locales)('says of the number of each quote that it is one, in %s', (locale) => {
  const lines = linesOf(locale);
  expect(new Set(lines.map((line) => line.split(':')[0])).size).toBeGreaterThan(5);
  expect(lines.filter((line) => !isNamed.test(line))).toEqual([]);
});
