import { expect, test } from 'vitest';
import { notesChart } from '../../tests/support/notes-samples.ts';
import { walk } from '../funnel/model/walk.ts';

test('every state and every edge of a list is reached by its samples', { timeout: 60_000 }, async () => {
  const { states, reached, edges, walked, unready, mismatches } = await walk(notesChart);
  expect({
    unreached: states.filter((state) => !reached.includes(state)),
    unwalked: edges.filter((edge) => !walked.includes(edge)),
    unready,
    mismatches,
  }).toEqual({ unreached: [], unwalked: [], unready: [], mismatches: [] });
});
