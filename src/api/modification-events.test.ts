import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followModifications } from './modification-events.ts';

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 2;

/** A stream in the hands of a test. */
class Stream extends EventTarget {
  static readonly CONNECTING = CONNECTING;
  static readonly OPEN = OPEN;
  static readonly CLOSED = CLOSED;
  readyState = CONNECTING;

  constructor() {
    super();
    streams.push(this);
  }

  opened(): void {
    this.readyState = OPEN;
    this.dispatchEvent(new Event('open'));
  }

  failed(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = CLOSED;
  }
}

/** The locks of a browser's tabs: whoever waits has its turn when the holder's work has ended. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  type Options = { readonly ifAvailable?: true; readonly signal?: AbortSignal };
  return {
    request: async (_: string, { ifAvailable, signal }: Options, work: (lock: object | null) => unknown) => {
      if (ifAvailable && held > 0) return work(null);
      const before = last;
      held += 1;
      const turn = (async () => {
        await before;
        try {
          signal?.throwIfAborted();
          return await work({});
        } finally {
          held -= 1;
        }
      })();
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** The channels of a browser's tabs: what one posts the others hear at once. */
class Channel extends EventTarget {
  static open: Channel[] = [];

  constructor() {
    super();
    Channel.open.push(this);
  }

  postMessage(): void {
    for (const other of Channel.open) if (other !== this) other.dispatchEvent(new Event('message'));
  }

  close(): void {
    Channel.open = Channel.open.filter((each) => each !== this);
  }
}

/** Until what was asked of the locks has been answered. */
const settled = () => vi.advanceTimersByTimeAsync(0);

let streams: Stream[] = [];
const last = () => streams.at(-1) ?? new Stream();
const page = Object.assign(new EventTarget(), { hidden: false });
const tell = vi.fn<() => void>();
let end: () => void = () => undefined;

function seen(isSeen: boolean): void {
  page.hidden = !isSeen;
  page.dispatchEvent(new Event('visibilitychange'));
}

const times = () => tell.mock.calls.length;
const HALF_A_MINUTE = 30_000;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: createLocks() });
  vi.stubGlobal('BroadcastChannel', Channel);
  Channel.open = [];
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('document', page);
  streams = [];
  page.hidden = false;
  tell.mockClear();
  end = followModifications(tell);
  await settled();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('following what happens to requests', () => {
  it('tells what the stream tells, and asks for nothing as long as that is open', () => {
    last().opened();
    vi.advanceTimersByTime(10 * HALF_A_MINUTE);
    expect(times()).toBe(0);
    last().dispatchEvent(new Event('modification'));
    expect(times()).toBe(1);
  });

  it('tells once when a stream that was lost is back: something may have been missed', () => {
    last().opened();
    last().failed(CONNECTING);
    last().opened();
    expect([times(), streams.length]).toEqual([1, 1]);
  });

  it('asks every half minute where streams are refused, and opens one each time, until one stays', () => {
    last().failed(CLOSED);
    vi.advanceTimersByTime(2 * HALF_A_MINUTE);
    expect([times(), streams.length]).toEqual([2, 2]);
    last().failed(CLOSED);
    vi.advanceTimersByTime(HALF_A_MINUTE);
    last().opened();
    const received = times();
    vi.advanceTimersByTime(2 * HALF_A_MINUTE);
    expect([times(), streams.length]).toEqual([received, 3]);
  });

  it('holds no connection for a page that nobody looks at, and tells when it is seen again', async () => {
    last().opened();
    seen(false);
    await settled();
    expect(last().readyState).toBe(CLOSED);
    vi.advanceTimersByTime(4 * HALF_A_MINUTE);
    expect([times(), streams.length]).toEqual([0, 1]);
    seen(true);
    await settled();
    last().opened();
    expect([times(), streams.length]).toEqual([1, 2]);
  });

  it('has one stream for all tabs, tells all of them, and goes on in another tab when the first is closed', async () => {
    const others = Array.from({ length: 7 }, () => vi.fn<() => void>());
    const ends = others.map((other) => followModifications(other));
    await settled();
    last().opened();
    expect(streams).toHaveLength(1);
    last().dispatchEvent(new Event('modification'));
    expect([times(), ...others.map((other) => other.mock.calls.length)]).toEqual([1, ...others.map(() => 1)]);

    end();
    await settled();
    expect([streams.length, streams[0]?.readyState]).toEqual([2, CLOSED]);
    // What happened between the two streams was heard by nobody.
    last().opened();
    expect([times(), ...others.map((other) => other.mock.calls.length)]).toEqual([1, ...others.map(() => 2)]);
    for (const each of ends) each();
    await settled();
    expect(streams.every(({ readyState }) => readyState === CLOSED)).toBe(true);
  });

  it('has missed nothing where a page follows another in the same tab', async () => {
    last().opened();
    end();
    const next = vi.fn<() => void>();
    end = followModifications(next);
    await settled();
    last().opened();
    expect([next.mock.calls.length, streams.length]).toEqual([0, 2]);
  });

  it('has a stream in each tab where there are no locks', () => {
    end();
    vi.stubGlobal('navigator', {});
    streams = [];
    const ends = [followModifications(tell), followModifications(tell)];
    expect(streams).toHaveLength(2);
    for (const each of ends) each();
  });

  it('ends', () => {
    last().opened();
    end();
    expect(last().readyState).toBe(CLOSED);
    vi.advanceTimersByTime(2 * HALF_A_MINUTE);
    seen(true);
    expect([times(), streams.length]).toEqual([0, 1]);
  });
});
