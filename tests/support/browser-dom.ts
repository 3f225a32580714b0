/** Browser APIs that jsdom lacks; and React work in jsdom that only its developer tools need. */
import * as React from 'react';
import { vi } from 'vitest';

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

/** Stubs the browser APIs of pages outside the DOM, until globals are restored. */
export function stubBrowser(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('ResizeObserver', NothingSeen);
  vi.stubGlobal('IntersectionObserver', NothingSeen);
  vi.stubGlobal('EventSource', NothingHeard);
  vi.stubGlobal('BroadcastChannel', NothingHeard);
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  vi.stubGlobal('print', () => undefined);
  vi.stubGlobal('scrollTo', () => undefined);
}

/**
 * In development React records a stack for each of the first 10,000 elements of a second, for tools that show the
 * creating component. Tests need none, and recording takes a sixth of their time. React’s warnings are the same.
 */
export function spareOwnerStacks(): void {
  const shared: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof shared !== 'object' || shared === null || !('recentlyCreatedOwnerStacks' in shared))
    throw new Error('This React keeps count of its owner stacks elsewhere: look for it, or take this away');
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: (): void => {} });
}
