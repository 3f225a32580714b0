/**
 * Every page and section on any back end: each field of each first answer absent, and of another type, or odd but legal,
 * several at once. None of them throws, leaves a rejection unhandled, or shows the error page. All values, each alone:
 * `every-answer.test.tsx`.
 */
import { expect, it } from 'vitest';
import { renderOnAnyAnswers } from './any-answers.tsx';

it('renders with another value in each field of an answer', { timeout: 600_000 }, async () => {
  const { count, failures } = await renderOnAnyAnswers({ isSampled: true });
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(400);
});
