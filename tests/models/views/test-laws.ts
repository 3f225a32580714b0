/** The tests of what charts draw, as they stand in a file of tests. */
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '../../../domain/locale.ts';
import { isExhaustive } from '../../contract/exhaustive.ts';
import { replaced, unheeded, unoffered, unsaid } from './exceptions.ts';
import type { Subject } from './law.ts';
import { laws } from './law.ts';
import type { CheckedViews } from './check-views.ts';
import { checkViews } from './check-views.ts';
import { transcriptOf } from './transcript.ts';

/** Tests the laws of what is drawn, and what is said, in every state of some charts that looks different. */
export function testLaws(subjects: readonly Subject[]): void {
  describe.each(subjects.map((subject) => ({ name: subject.chart.name, subject })))('$name', ({ subject }) => {
    let found: CheckedViews = { violations: [], excuses: new Set(), heard: { fr: [], en: [] }, controls: '' };
    beforeAll(async () => {
      found = await checkViews(subject);
    }, 240_000);

    test('every exception is needed', () => {
      const own = Object.keys({ ...unheeded, ...unoffered, ...unsaid, ...replaced }).filter((excuse) =>
        excuse.startsWith(`${subject.chart.name}: `),
      );
      expect(own.filter((excuse) => !found.excuses.has(excuse))).toEqual([]);
    });

    test.each(locales)('every state says what was approved, in %s', async (locale) => {
      const text = transcriptOf(found.heard[locale]);
      await expect(text).toMatchFileSnapshot(`./approved/${locale}/${subject.chart.name}.txt`);
    });

    // An exhaustive run tells apart controls that differ in numbers only.
    test.skipIf(isExhaustive)('every event is sent by the control that was approved', async () => {
      await expect(found.controls).toMatchFileSnapshot(`./approved/controls/${subject.chart.name}.txt`);
    });

    test.each(Object.entries(laws).map(([law, sentence]) => ({ law, sentence })))('$sentence', ({ law }) => {
      expect(found.violations.filter((violation) => violation.law === law).map(({ text }) => text)).toEqual([]);
    });
  });
}
