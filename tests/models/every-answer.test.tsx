/** Every page and section with every value of `fixtures.variants.ts` in each field of its first answers. */
import { expect, it } from 'vitest';
import { renderOnAnyAnswers } from './any-answers.tsx';

it('renders with any value in a field of an answer', { timeout: 1_200_000 }, async () => {
  const { count, failures } = await renderOnAnyAnswers({ isSampled: false });
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(500);
});
