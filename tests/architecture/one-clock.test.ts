import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * A moment that binds is told by the publisher's clock, which is named, on page, letter, print and shared page alike. So one
 * file writes moments and days, and one knows time zones. Words around them are in the two files of formats.
 */
const writers = ['machines/domain/moment-text.ts', 'machines/domain/time-zone.ts'];

const files = ['{machines,src,server,.storybook}/**/*.{ts,tsx}'];

const refused: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bDateTimeFormat\b/, 'formats a date'],
  [/\.toLocale(?:Date|Time)?String\(/, 'formats by the clock of whoever runs it'],
  [/\.to(?:Date|Time|UTC)?String\(\)\.(?:slice|substring|split)/, 'cuts a text of a date'],
  [/\.toISOString\(\)\.(?:slice|substring|substr|split)\(/, 'takes a day of Greenwich for one of the publisher'],
  [/\.get(?:Date|Day|Hours|Minutes|Month|FullYear)\(/, 'reads the clock of whoever runs it'],
  [/\bi18n\.date\(|<(?:I18n)?Date\b/, 'formats by the clock of whoever runs it'],
  [/['"`]Europe\/Paris/, 'names the zone: it comes from the site'],
];

/** What a text does with time that only the writers may. */
function ownClocks(text: string): readonly string[] {
  return refused.flatMap(([pattern, why]) => (pattern.test(text) ? [why] : []));
}

/** People and letters that tests make up may stand in Paris. */
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

  test('is had by no file but those of moments and zones', () => {
    const paths = globSync(files).filter((path) => !writers.includes(path) && !isMadeUp(path));
    expect(paths.length).toBeGreaterThan(400);
    // What a migration begins with stays as it was.
    const read = paths.filter((path) => !path.startsWith('server/core/db/migrations/'));
    const found = read.flatMap((path) => ownClocks(readFileSync(path, 'utf8')).map((why) => `${path} ${why}`));
    expect(found).toEqual([]);
  });
});
