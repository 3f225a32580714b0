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

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('document', page);
  streams = [];
  page.hidden = false;
  tell.mockClear();
  end = followModifications(tell);
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
    const told = times();
    vi.advanceTimersByTime(2 * HALF_A_MINUTE);
    expect([times(), streams.length]).toEqual([told, 3]);
  });

  it('holds no connection for a page that nobody looks at, and tells when it is seen again', () => {
    last().opened();
    seen(false);
    expect(last().readyState).toBe(CLOSED);
    vi.advanceTimersByTime(4 * HALF_A_MINUTE);
    expect([times(), streams.length]).toEqual([0, 1]);
    seen(true);
    last().opened();
    expect([times(), streams.length]).toEqual([1, 2]);
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
