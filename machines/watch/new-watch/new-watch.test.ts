import { expect, test } from 'vitest';
import type { WatchSubject } from '../../../domain/watch.ts';
import { replayLine } from '../../engine/model/replay.ts';
import { choices, watches } from '../notifications/notifications.fixtures.ts';
import { changed, finished, isFull, subjectTyped, received } from './new-watch.context.ts';
import type { NewWatchDraft } from './new-watch.draft.ts';
import { freshWatch } from './new-watch.draft.ts';
import { newWatchChart } from './new-watch.samples.ts';

const play = (line: string) => replayLine(newWatchChart, line);

/** The subject of a draft. */
const subjectOf = (change: Partial<NewWatchDraft>) =>
  subjectTyped({ draft: { ...freshWatch, ...change }, choices })?.subject ?? null;

test.each<[Partial<NewWatchDraft>, WatchSubject | null]>([
  [{}, { kind: 'country', region: 'all', country: null }],
  [
    { region: 'north', country: 'TN' },
    { kind: 'country', region: 'north', country: 'TN' },
  ],
  [
    { kind: 'keyword', keyword: '  mine d’or ' },
    { kind: 'keyword', keyword: 'mine d’or' },
  ],
  [{ kind: 'keyword', keyword: ' c ' }, null],
  [{ kind: 'keyword', keyword: 'x'.repeat(61), country: 'TN' }, null],
  [
    { kind: 'section', section: 'section 11 ports' },
    { kind: 'section', publicationId: 11, code: 'ports' },
  ],
  // A serial is no section, and an unavailable subject cannot be watched.
  [{ kind: 'section', section: 'serial or-vert' }, null],
  [{ kind: 'serial', serial: 'serial ended' }, null],
])('%o is %o', (draft, subject) => {
  expect(subjectOf(draft)).toEqual(subject);
});

test('changing the region drops a country of another one', () => {
  const known = { draft: { ...freshWatch, region: 'north', country: 'TN' }, choices, watched: [] } as const;
  expect(changed(known, { keyword: 'or' }).draft.country).toBe('TN');
  expect(changed(known, { region: 'all' }).draft.country).toBe('TN');
  expect(changed(known, { region: 'eastSouthern' }).draft.country).toBe('');
});

test('a present watch is recognized ignoring case, and an unavailable choice is dropped', () => {
  const draft = {
    ...freshWatch,
    kind: 'keyword',
    keyword: 'CUIVRE',
    section: 'section 11 ports',
    serial: 'serial x',
  } as const;
  const known = received({ draft }, { watches, choices });
  expect([known.draft.section, known.draft.serial]).toEqual(['section 11 ports', '']);
  expect([known.isWatched, changed(known, { keyword: 'cuivres' }).isWatched]).toEqual([true, false]);
});

const tried = 'link > readWatches:done.several > subject.changed:keyword > preview.asked > previewWatch:done.some';

test('the previewed watch is created, recognized afterwards, and cleared from the form', async () => {
  const replay = await play(`${tried} > watch.confirmed > createWatch:done.set`);
  const subject = { kind: 'keyword', keyword: 'cobalt' };
  expect(replay.asked.map(({ port, input }) => [port, input])).toEqual([
    ['readWatches', undefined],
    ['previewWatch', subject],
    ['createWatch', subject],
  ]);
  const { draft, watched, lastSet } = replay.snapshot().context;
  expect(draft).toEqual({ ...freshWatch, kind: 'keyword' });
  expect([watched.includes('keyword cobalt'), lastSet?.subject]).toEqual([true, subject]);
});

test('a refusal keeps input and preview, and a retry creates the watch', async () => {
  const refused = await play(`${tried} > watch.confirmed > createWatch:failed.refused`);
  expect(refused.snapshot().context).toMatchObject({ draft: { keyword: 'cobalt' }, preview: { count: 12 } });
  const again = await play(
    `${tried} > watch.confirmed > createWatch:failed.offline > watch.confirmed > createWatch:done.set`,
  );
  expect(again.snapshot().context.lastSet).not.toBeNull();
});

test('the form is closed at the maximum of watches, which the last one reaches', async () => {
  const full = (await play('link > readWatches:done.most')).snapshot();
  expect(full.value).toBe('full');
  const all = full.context;
  const last = { ...all, watched: all.watched.slice(1) };
  expect([isFull(all), isFull(last), isFull({ ...last, ...finished(last, freshWatch) })]).toEqual([true, false, true]);
});
