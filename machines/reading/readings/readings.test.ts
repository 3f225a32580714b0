import { whole } from '../../../domain/completeness.ts';
import { describe, expect, it } from 'vitest';

import { ApiError } from '../../failure.ts';
import { readingKinds, readingSorts, subjectOf } from '../../../domain/reading.ts';
import { walk } from '../../engine/model/walk.ts';
import { readLaterChart } from './read-later.samples.ts';
import type { ReadingChange } from './readings.context.ts';
import { keepingOf, readingsList, readingsQuestion, readLaterQuestion } from './readings.context.ts';
import { keptArticles, readings } from './readings.fixtures.ts';
import { readingsChart } from './readings.samples.ts';

const filters = { kind: '', list: '', document: '', text: '', sort: '' };
const keep: ReadingChange = { kind: 'kept', at: '2026-02-21T09:00:00.000Z' };
const drop: ReadingChange = { kind: 'dropped' };

function shown(rows = readings) {
  const list = readingsList.begin({ cached: null });
  return readingsList.keepFirst(readingsList.ask(list), { rows, completeness: whole, next: null });
}

describe('readings', () => {
  it.each([readingsChart, readLaterChart])(
    '$name: every state and every edge is reached by its samples',
    { timeout: 120_000 },
    async (chart) => {
      const { states, reached, edges, walked, unready, mismatches } = await walk(chart);
      expect({
        unreached: states.filter((state) => !reached.includes(state)),
        unwalked: edges.filter((edge) => !walked.includes(edge)),
        unready,
        mismatches,
      }).toEqual({ unreached: [], unwalked: [], unready: [], mismatches: [] });
    },
  );

  it('an article is kept in all the rows that are about it, and a refusal takes that back in all', () => {
    const [first, second] = readings;
    if (!first || !second) throw new Error('There are too few readings');
    const again = { ...first, id: 'again' };
    const list = readingsList.make(shown([first, second, again]), { rowId: subjectOf(first), pendingChange: keep });
    expect(list.rows.map(({ savedAt }) => savedAt)).toEqual([keep.at, null, keep.at]);
    expect(list.rows[1]).toBe(second);
    const settled = readingsList.settle(readingsList.send(list));
    expect(settled.rows.map(({ savedAt }) => savedAt)).toEqual([keep.at, null, keep.at]);
    const refused = readingsList.takeBack(readingsList.send(list), new ApiError('offline', 'POST x'));
    expect(refused.rows).toEqual([first, second, again]);
  });

  it('what is dropped stays in its place, and what is kept already keeps its date', () => {
    const [first] = keptArticles;
    if (!first) throw new Error('There is no article');
    const dropped = readingsList.make(shown(keptArticles), {
      rowId: subjectOf(first),
      pendingChange: drop,
      isUndoable: true,
    });
    expect(dropped.rows.map(({ id }) => id)).toEqual(keptArticles.map(({ id }) => id));
    expect(dropped.rows[0]?.savedAt).toBeNull();
    expect(readingsList.undo(dropped).rows).toEqual(keptArticles);
    const kept = readingsList.make(shown(keptArticles), { rowId: subjectOf(first), pendingChange: keep });
    expect(kept.rows[0]?.savedAt).toBe(first.savedAt);
  });

  it('asks for what the address names, and for everything where it names nothing that there is', () => {
    const none = { kind: null, listKind: null, documentKind: null, text: '' };
    expect(readingsQuestion(filters, null)).toEqual({
      filter: none,
      sort: 'newestRead',
      cursor: null,
    });
    for (const kind of readingKinds) expect(readingsQuestion({ ...filters, kind }, null).filter.kind).toBe(kind);
    for (const sort of readingSorts) expect(readLaterQuestion({ ...filters, sort }, 'x').sort).toBe(sort);
    const nonsense = { kind: 'abonne', list: 'toString', document: '__proto__', text: 'x'.repeat(900), sort: 'up' };
    expect(readingsQuestion(nonsense, 'c')).toEqual({
      filter: { ...none, text: 'x'.repeat(100) },
      sort: 'newestRead',
      cursor: 'c',
    });
    expect(keepingOf({ rowId: '80001', pendingChange: keep })).toEqual({ articleId: 80_001, isKept: true });
    expect(keepingOf({ rowId: '80001', pendingChange: drop })).toEqual({ articleId: 80_001, isKept: false });
  });
});
