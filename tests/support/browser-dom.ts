/**
 * A DOM for tests: browser APIs that jsdom lacks, and no React work that only its developer tools need. As a setup file it
 * also clears the document after each file of tests: those of one worker share it.
 */
import * as React from 'react';
import { afterAll, vi } from 'vitest';

/** Nothing is measured or seen in jsdom. */
class NothingSeen {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords() {
    return [];
  }
}

/** The server sends no events. */
class NothingHeard extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly readyState = NothingHeard.OPEN;
  close(): void {}
  postMessage(): void {}
}

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  ResizeObserver: NothingSeen,
  IntersectionObserver: NothingSeen,
  EventSource: NothingHeard,
  BroadcastChannel: NothingHeard,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  print: () => undefined,
  scrollTo: () => undefined,
});

/**
 * In development React records a stack for each of the first 10,000 elements of a second, for tools that show the
 * creating component. Tests need none, and recording takes a sixth of their time. React’s warnings are the same.
 */
function spareOwnerStacks(): void {
  const shared: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof shared !== 'object' || shared === null || !('recentlyCreatedOwnerStacks' in shared))
    throw new Error('This React keeps count of its owner stacks elsewhere: look for it, or take this away');
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: (): void => {},
  });
}
spareOwnerStacks();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = '';
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
