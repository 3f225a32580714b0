import { vi } from 'vitest';

/** Watches the timers that the process sets until the test ends. Returns how many so far wait for so many milliseconds. */
export function watchTimers(): (milliseconds: number) => number {
  const spy = vi.spyOn(globalThis, 'setTimeout');
  return (milliseconds) => spy.mock.calls.filter(([, delay]) => delay === milliseconds).length;
}
