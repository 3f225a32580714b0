/** Source of the time, which tests replace. */
export interface Clock {
  readonly now: () => Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that test control moves: it runs on from the moment that was last set. */
export interface SettableClock extends Clock {
  /** Sets the present moment. */
  readonly set: (moment: Date) => void;
  /** Moves on, or back, by milliseconds. */
  readonly advance: (milliseconds: number) => void;
  /** Back to the machine's time. */
  readonly reset: () => void;
}

/** A clock on top of `base`, without an offset at first. */
export function settableClock(base: Clock = systemClock): SettableClock {
  let offset = 0;
  return {
    now: () => new Date(base.now().getTime() + offset),
    set: (moment) => {
      offset = moment.getTime() - base.now().getTime();
    },
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    reset: () => {
      offset = 0;
    },
  };
}

/** Whether a clock is one that test control may move. */
export function isSettable(clock: Clock): clock is SettableClock {
  return 'advance' in clock;
}
