import type { Read } from '../../domain/completeness.ts';
import { whole } from '../../domain/completeness.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { Watches } from '../../domain/watch.ts';
import { site } from '../../machines/people.fixtures.ts';
import { port } from '../../machines/ports.ts';
import { fill } from './fill-ports.ts';
import { openHostedPage } from './browser-ports.ts';
import { QueryCache, cacheOf, forgetStale } from './query-cache.ts';

describe('a filled port', () => {
  const machine = setup({ actors: { readSite: port('readSite') } }).createMachine({
    initial: 'reading',
    states: { reading: { invoke: { src: 'readSite', onDone: 'read' }, on: { leave: 'left' } }, read: {}, left: {} },
  });

  it('answers the chart', async () => {
    const actor = createActor(fill(machine, null, { readSite: () => Promise.resolve(site) })).start();
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('read'));
  });

  it.each([
    ['the state is left', (actor: { send: (event: { type: 'leave' }) => void }) => actor.send({ type: 'leave' })],
    ['the chart stops', (actor: { stop: () => unknown }) => void actor.stop()],
  ])('has its signal aborted when %s', (_, leave) => {
    const asked = vi.fn<(input: unknown, signal: AbortSignal) => Promise<never>>(() => new Promise(() => {}));
    const actor = createActor(fill(machine, null, { readSite: asked })).start();
    const [[, signal] = []] = asked.mock.calls;
    expect(signal?.aborted).toBe(false);
    leave(actor);
    expect(signal?.aborted).toBe(true);
  });
});

describe('the query cache', () => {
  const question = { filter: { documentKind: null, text: '' }, sort: 'newestRead', cursor: null } as const;
  const page = { rows: [], next: null };

  it('has the last answer to a question, for the person whose it is', () => {
    cacheOf('ada fr').keep('readReadLater', question, page);
    expect(cacheOf('ada fr').last('readReadLater', question)).toBe(page);
    expect(cacheOf('ada fr').last('readReadLater', { ...question, cursor: 'next' })).toBeNull();
    expect(cacheOf('grace fr').last('readReadLater', question)).toBeNull();
    expect(cacheOf('ada fr').last('readReadLater', question)).toBeNull();
  });

  it('forgets what an answer made stale, and keeps the rest', () => {
    const cache = cacheOf('ada fr');
    cache.keep('readReadLater', question, page);
    forgetStale(['invoice/read']);
    expect(cache.last('readReadLater', question)).toBe(page);
    forgetStale(['read-later/read']);
    expect(cache.last('readReadLater', question)).toBeNull();
  });
});

describe('a filled port and the query cache', () => {
  const machine = setup({ actors: { readWatches: port('readWatches') } }).createMachine({
    initial: 'reading',
    states: { reading: { invoke: { src: 'readWatches', onDone: 'read' } }, read: {} },
  });
  const received: Watches & Read = { watches: [], choices: [], completeness: whole };

  it('caches the answer of a read', async () => {
    const cache = new QueryCache();
    const actor = createActor(fill(machine, cache, { readWatches: () => Promise.resolve(received) })).start();
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('read'));
    expect(cache.last('readWatches', undefined)).toBe(received);
  });
});

describe('the hosted page', () => {
  afterEach(() => vi.unstubAllGlobals());

  function goTo(url: string | null) {
    const assign = vi.fn<(url: string) => void>();
    vi.stubGlobal('window', { location: { origin: 'https://desk.example', assign } });
    openHostedPage(null, { url });
    return assign.mock.calls;
  }

  it.each(['https://pay.example/1', 'http://localhost:4000/pay'])('is gone to: %s', (url) => {
    expect(goTo(url)).toEqual([[url]]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])('is no script and no file: %s', (url) => {
    expect(() => goTo(url)).toThrow('A payment page cannot be at');
  });
});
