// @vitest-environment jsdom
/** Every page keeps the laws of what is drawn, in every state that looks different. */
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '../../../machines/domain/locale.ts';
import { unheeded, unoffered, unsaid } from './exceptions.ts';
import { laws } from './law.ts';
import type { Rehearsal } from './rehearse.ts';
import { rehearse } from './rehearse.ts';
import { subjects } from './subjects.ts';
import { transcriptOf } from './transcript.ts';

describe.each(subjects.map((subject) => ({ name: subject.chart.name, subject })))('$name', ({ subject }) => {
  let found: Rehearsal = { breaches: [], excuses: new Set(), heard: { en: [], fr: [] }, controls: '' };
  beforeAll(async () => {
    found = await rehearse(subject);
  }, 240_000);

  test('every exception is needed', () => {
    const own = Object.keys({ ...unheeded, ...unoffered, ...unsaid }).filter((excuse) =>
      excuse.startsWith(`${subject.chart.name}: `),
    );
    expect(own.filter((excuse) => !found.excuses.has(excuse))).toEqual([]);
  });

  test('every state says what was approved', async () => {
    for (const locale of locales) {
      const transcript = transcriptOf(found.heard[locale]);
      await expect(transcript).toMatchFileSnapshot(`./approved/${locale}/${subject.chart.name}.txt`);
    }
  });

  test('every event is sent by the controls that were approved', async () => {
    await expect(found.controls).toMatchFileSnapshot(`./approved/controls/${subject.chart.name}.json`);
  });

  test.each(Object.entries(laws).map(([law, sentence]) => ({ law, sentence })))('$sentence', ({ law }) => {
    expect(found.breaches.filter((breach) => breach.law === law).map(({ text }) => text)).toEqual([]);
  });
});
