import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noSooner, SOONEST } from '../in-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('answers quick work only after the pause, and slow work when it is done', async () => {
  const onAnswer = vi.fn<(answer: string) => void>();
  void noSooner(Promise.resolve('quick')).then(onAnswer);
  await vi.advanceTimersByTimeAsync(SOONEST - 1);
  expect(onAnswer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onAnswer).toHaveBeenCalledWith('quick');

  const slow = Promise.withResolvers<string>();
  void noSooner(slow.promise).then(onAnswer);
  await vi.advanceTimersByTimeAsync(2 * SOONEST);
  expect(onAnswer).toHaveBeenCalledTimes(1);
  slow.resolve('slow');
  await vi.advanceTimersByTimeAsync(0);
  expect(onAnswer).toHaveBeenLastCalledWith('slow');
});
