import { expect, test } from 'vitest';
import { notesChart } from '../../../tests/support/notes-samples.ts';
import { check } from '../../engine/model/check.ts';

test('every state and every edge of a list is reached by its samples', { timeout: 120_000 }, async () => {
  expect((await check(notesChart)).issues).toEqual([]);
});
