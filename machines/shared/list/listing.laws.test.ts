/** Laws of every list under any order of events; and mutants, to show that the laws catch them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Note, NoteChange } from '../../../tests/support/notes-chart.ts';
import { noteList, notesMachine, notesMachineOf } from '../../../tests/support/notes-chart.ts';
import { lawsOf } from '../../../tests/support/notes-laws.ts';
import type { ListingLogic } from './listing.ts';

test('the laws of a list hold by chance', { timeout: 120_000 }, async () => {
  const run = await fc.check(lawsOf(notesMachine), { numRuns: 600, seed: 5 });
  expect(run.failed ? fc.defaultReportMessage(run) : null).toBeNull();
});

const bugs: readonly {
  readonly bug: string;
  readonly law: string;
  readonly wrong: Partial<ListingLogic<Note, NoteChange>>;
}[] = [
  {
    bug: 'a refusal rolls back all changes',
    law: 'takes back, one change',
    wrong: { takeBack: (list, error) => ({ ...noteList.takeBack(list, error), queue: [] }) },
  },
  {
    bug: 'an answer from before a change hides the change',
    law: 'the order of answers does not matter',
    wrong: { settle: (list, row) => ({ ...noteList.settle(list, row), settled: [] }) },
  },
  {
    bug: 'a lost answer is not followed by a read',
    law: 'the order of answers does not matter',
    wrong: { takeBack: (list, error) => ({ ...noteList.takeBack(list, error), isDoubtful: false }) },
  },
  {
    bug: 'Undo only shows the row again',
    law: 'shown = received + pending',
    wrong: { undo: (list) => ({ ...noteList.undo(list), queue: list.queue }) },
  },
  { bug: 'Undo does nothing', law: 'what was undone is not sent', wrong: { undo: (list) => list } },
  { bug: 'a page that is left sends nothing', law: 'everything is sent in the end', wrong: { hurry: (list) => list } },
  {
    bug: 'a change that was sent is replaced like a waiting one',
    law: 'Law broken',
    wrong: {
      make: (list, changed) => ({
        ...noteList.make({ ...list, isSending: false }, changed),
        isSending: list.isSending,
      }),
    },
  },
  {
    bug: 'the first change of a row wins',
    law: 'the newest change per row wins',
    wrong: {
      make: (list, changed) =>
        list.queue.slice(1).some(({ rowId }) => rowId === changed.rowId) ? list : noteList.make(list, changed),
    },
  },
  {
    bug: 'a change is sent again after its answer',
    law: 'one change',
    wrong: { settle: (list, row) => ({ ...noteList.settle(list, row), queue: list.queue }) },
  },
  {
    bug: 'a row comes twice, on two pages',
    law: 'each row once',
    wrong: {
      keepMore: (list, page) => {
        const received = [...(list.received ?? []), ...(list.received ?? []).slice(-1), ...page.rows];
        return { ...noteList.keepMore(list, page), received, rows: received };
      },
    },
  },
  {
    bug: 'every row is rendered again',
    law: 'rows that did not change are the same objects',
    wrong: { keepFirst: (list, page) => noteList.keepFirst({ ...list, received: null, rows: [] }, page) },
  },
];

describe('a mutant breaks a law', { timeout: 120_000 }, () => {
  test.each(bugs)('$bug', async ({ law, wrong }) => {
    const chart = notesMachineOf({ ...noteList, ...wrong });
    const { failed, errorInstance } = await fc.check(lawsOf(chart), { numRuns: 600, seed: 5, endOnFailure: true });
    expect([failed, String(errorInstance)]).toEqual([true, expect.stringContaining(law)]);
  });
});
