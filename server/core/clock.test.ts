import { describe, expect, it } from 'vitest';
import { isSettable, settableClock, systemClock } from './clock.ts';

describe('settable clock', () => {
  const noon = new Date('2026-03-29T12:00:00Z');
  const base = { now: () => noon };

  it('starts at the time of its base, moves, and comes back', () => {
    const clock = settableClock(base);
    expect(clock.now()).toEqual(noon);
    clock.set(new Date('2026-01-01T00:00:00Z'));
    clock.advance(90_000);
    expect(clock.now()).toEqual(new Date('2026-01-01T00:01:30Z'));
    clock.reset();
    expect(clock.now()).toEqual(noon);
  });

  it('is told from the clock of the machine', () => {
    expect(isSettable(settableClock())).toBe(true);
    expect(isSettable(systemClock)).toBe(false);
  });
});
