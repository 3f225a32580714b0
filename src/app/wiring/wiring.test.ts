import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { site } from '../../../machines/people.fixtures.ts';
import { port } from '../../../machines/ports.ts';
import { fill } from './fill.ts';
import { openHostedPage } from './hosted-page.ts';
import { Shelf, shelfOf } from './shelf.ts';

describe('a filled port', () => {
  const machine = setup({ actors: { readSite: port('readSite') } }).createMachine({
    initial: 'reading',
    states: { reading: { invoke: { src: 'readSite', onDone: 'read' }, on: { leave: 'left' } }, read: {}, left: {} },
  });

  it('answers the chart', async () => {
    const actor = createActor(fill(machine, { readSite: () => Promise.resolve(site) })).start();
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('read'));
  });

  it.each([
    ['the state is left', (actor: { send: (event: { type: 'leave' }) => void }) => actor.send({ type: 'leave' })],
    ['the chart stops', (actor: { stop: () => unknown }) => void actor.stop()],
  ])('is told when %s: nobody waits any more', (_, leave) => {
    const asked = vi.fn<(input: unknown, signal: AbortSignal) => Promise<never>>(() => new Promise(() => {}));
    const actor = createActor(fill(machine, { readSite: asked })).start();
    const [[, signal] = []] = asked.mock.calls;
    expect(signal?.aborted).toBe(false);
    leave(actor);
    expect(signal?.aborted).toBe(true);
  });
});

const { signal } = new AbortController();

describe('the shelf', () => {
  const question = { filter: { documentKind: null, text: '' }, sort: 'newestRead', cursor: null } as const;
  const page = { rows: [], next: null };

  it('has the last answer to a question, for the person whose it is', async () => {
    const shelf = shelfOf('ada fr');
    await shelf.keeping('readReadLater', () => Promise.resolve(page))(question, signal);
    expect(shelfOf('ada fr').last('readReadLater', question)).toBe(page);
    expect(shelfOf('ada fr').last('readReadLater', { ...question, cursor: 'next' })).toBeNull();
    expect(shelfOf('grace fr').last('readReadLater', question)).toBeNull();
    expect(shelfOf('ada fr').last('readReadLater', question)).toBeNull();
  });

  it('forgets what a change makes untrue once that is made: what is read meanwhile may be from before', async () => {
    const shelf = new Shelf();
    const read = shelf.keeping('readReadLater', () => Promise.resolve(page));
    const change = shelf.forgetting<'keepArticle'>(
      () => read(question, signal).then(() => undefined),
      ['readReadLater'],
    );
    await change({ articleId: 1, isKept: true }, signal);
    expect(shelf.last('readReadLater', question)).toBeNull();
  });

  it('keeps what was known where a change fails', async () => {
    const shelf = new Shelf();
    await shelf.keeping('readReadLater', () => Promise.resolve(page))(question, signal);
    const change = shelf.forgetting<'keepArticle'>(() => Promise.reject(new Error('no')), ['readReadLater']);
    await expect(change({ articleId: 1, isKept: true }, signal)).rejects.toThrow('no');
    expect(shelf.last('readReadLater', question)).toBe(page);
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
