import { expect, it } from 'vitest';
import { delayAfter } from './sign-in-limits.ts';

it('holds nothing back at first, then each five failures twice as long, and never longer than people wait', () => {
  expect([0, 15, 16, 20, 21, 26, 36, 10_000].map(delayAfter)).toEqual([0, 0, 250, 250, 500, 1_000, 4_000, 4_000]);
});
