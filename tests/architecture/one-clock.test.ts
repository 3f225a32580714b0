import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Page, email, print and shared page show binding times by the publisher's clock, and name it. So one file formats
 * times and days, and one knows time zones. The two files of formats have the words around them.
 */
const writers = ['domain/moment.ts', 'domain/moment.ts'];

const files = ['{contract,domain,machines,server,src,validation,.storybook}/**/*.{ts,tsx}'];

const refused: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bDateTimeFormat\b/, 'formats a date'],
  [/\.toLocale(?:Date|Time)?String\(/, 'formats in the machine’s time zone'],
  [/\.to(?:Date|Time|UTC)?String\(\)\.(?:slice|substring|split)/, 'cuts a text of a date'],
  [/\.toISOString\(\)\.(?:slice|substring|substr|split)\(/, 'takes a day of Greenwich for one of the publisher'],
  [/\.get(?:Date|Day|Hours|Minutes|Month|FullYear)\(/, 'reads the machine’s time zone'],
  [/\bi18n\.date\(|<(?:I18n)?Date\b/, 'formats in the machine’s time zone'],
  [/['"`]Europe\/Paris/, 'names the zone: it comes from the site'],
];

/** The uses of time in a text that only the writers may have. */
function ownClocks(text: string): readonly string[] {
  return refused.flatMap(([pattern, why]) => (pattern.test(text) ? [why] : []));
}

/** Fixtures and emails of tests may name Paris. */
const isMadeUp = (path: string): boolean => /\.(?:test|fixtures|samples|stories)\.tsx?$/.test(path);

describe('a clock of its own', () => {
  test.each([
    "new Intl.DateTimeFormat('fr').format(date)",
    'date.toLocaleString()',
    'date.toLocaleDateString(tag)',
    'clock.now().toISOString().slice(0, 10)',
    'new Date().getHours()',
    'i18n.date(moment)',
    "at time zone 'Europe/Paris'",
  ])('is seen in %s', (text) => {
    expect(ownClocks(text)).not.toEqual([]);
  });

  test('is in no file but those of times and zones', () => {
    const paths = globSync(files).filter((path) => !writers.includes(path) && !isMadeUp(path));
    expect(paths.length).toBeGreaterThan(400);
    // A migration’s first text stays unchanged.
    const read = paths.filter((path) => !path.startsWith('server/core/db/migrations/'));
    const found = read.flatMap((path) => ownClocks(readFileSync(path, 'utf8')).map((why) => `${path} ${why}`));
    expect(found).toEqual([]);
  });
});
