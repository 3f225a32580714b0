import { describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { number, object, type as having } from 'superstruct';
import type { FunnelInput, Place } from '../../machines/engine/index.ts';
import { defineFunnel } from '../../machines/engine/index.ts';
import { present, step, type StepMeta } from '../../machines/engine/step.ts';
import { typed } from '../../machines/engine/chart.ts';
import { keepDraft } from './keep-draft.ts';
import { tabStore } from './storage.ts';
import { openVisit } from './visit.ts';

/** A funnel of three steps: how many, sure?, done. */
interface Draft {
  readonly count: number;
}
interface Context {
  readonly draft: Draft;
  readonly stock: number | null;
}
type Event =
  | { readonly type: 'count.given'; readonly count: number }
  | { readonly type: 'count.confirmed' }
  | { readonly type: 'retried' };

const steps = {
  loading: step('loading', { paths: ['/shop'], needs: having({}) }),
  count: step('count', { paths: ['/shop'], needs: having({ stock: present<number>() }), progress: 'count' }),
  sure: step('sure', { paths: ['/shop?step=sure'], needs: having({ stock: present<number>() }), progress: 'sure' }),
  done: step('done', { paths: ['/shop/done'], needs: having({}), progress: 'done', isOutcome: true }),
};

function shop(stock: Promise<number>) {
  const machine = setup({
    types: typed<{ context: Context; events: Event; input: FunnelInput<Draft>; meta: StepMeta; tags: 'busy' }>(),
    actors: { readStock: fromPromise(() => stock) },
  }).createMachine({
    id: 'shop',
    context: ({ input }) => ({ draft: input.draft, stock: null }),
    initial: 'reading',
    states: {
      reading: {
        meta: { step: steps.loading },
        tags: 'busy',
        invoke: {
          src: 'readStock',
          // An order for more than the shop has is done at once.
          onDone: [
            { guard: ({ context }) => context.draft.count > 99, target: 'done' },
            { target: 'count', actions: assign({ stock: ({ event }) => event.output }) },
          ],
        },
      },
      count: {
        id: 'shop.count',
        route: {},
        meta: { step: steps.count },
        on: {
          'count.given': { target: 'sure', actions: assign({ draft: ({ event }) => ({ count: event.count }) }) },
        },
      },
      sure: {
        id: 'shop.sure',
        route: { guard: ({ context }) => context.draft.count > 0 },
        meta: { step: steps.sure },
        on: { 'count.confirmed': { target: 'done' } },
      },
      done: { id: 'shop.done', route: { guard: () => false }, meta: { step: steps.done } },
    },
  });
  return defineFunnel({
    name: 'shop',
    machine,
    draft: { version: 1, struct: object({ count: number() }), lifetime: 1_000 },
    open: (input: FunnelInput<Draft>) => createActor(machine, { input }),
  });
}

function placeOfText(text: string): Place {
  const [path = '', search] = text.split('?');
  return { path, search: search ? `?${search}` : '' };
}

/** An address bar with a history, and a tab's storage that outlives a visit. */
function browser(start: string) {
  const entries = [start];
  const memory = new Map<string, string>();
  const store = tabStore(() => ({
    length: 0,
    clear: () => memory.clear(),
    key: () => null,
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, text) => memory.set(key, text),
    removeItem: (key) => memory.delete(key),
  }));
  return {
    entries,
    open: async (options: { person?: string; now?: number; stock?: number } = {}) => {
      // A page is loaded in a task of its own.
      await Promise.resolve();
      const stock = Promise.resolve(options.stock ?? 9);
      const visit = openVisit({
        page: keepDraft(shop(stock), {
          person: options.person ?? 'ada',
          fresh: () => ({ count: 0 }),
          store,
          now: () => options.now ?? 0,
        }),
        place: placeOfText(entries.at(-1) ?? ''),
        navigate: ({ path, search }, { replace }) => {
          if (replace) entries.pop();
          entries.push(path + search);
        },
      });
      visit.hold();
      await stock;
      await Promise.resolve();
      const state = () => visit.actor.getSnapshot().value;
      const back = () => {
        entries.pop();
        visit.arrive(placeOfText(entries.at(-1) ?? ''));
      };
      const go = (text: string) => {
        entries.push(text);
        visit.arrive(placeOfText(text));
      };
      return { visit, state, back, go, send: (event: Event) => visit.actor.send(event) };
    },
  };
}

describe('a visit keeps address and chart in step', () => {
  it('pushes a step that the person goes to, and replaces by an outcome', async () => {
    const tab = browser('/shop');
    const { send } = await tab.open();
    send({ type: 'count.given', count: 2 });
    expect(tab.entries).toEqual(['/shop', '/shop?step=sure']);
    send({ type: 'count.confirmed' });
    expect(tab.entries).toEqual(['/shop', '/shop/done']);
  });

  it('follows Back, and Forward again, without losing what was typed', async () => {
    const tab = browser('/shop');
    const { send, state, back, go, visit } = await tab.open();
    send({ type: 'count.given', count: 2 });
    back();
    expect(state()).toBe('count');
    go('/shop?step=sure');
    expect(state()).toBe('sure');
    expect(visit.actor.getSnapshot().context.draft).toEqual({ count: 2 });
    expect(tab.entries).toEqual(['/shop', '/shop?step=sure']);
  });

  it('corrects an address whose step is not ready', async () => {
    const tab = browser('/shop?step=sure');
    const { state } = await tab.open();
    expect(state()).toBe('count');
    expect(tab.entries).toEqual(['/shop']);
  });

  it('corrects an address of its own that it does not know, and leaves foreign query keys alone', async () => {
    const unknown = browser('/shop?step=elsewhere');
    await unknown.open();
    expect(unknown.entries).toEqual(['/shop']);
    const campaign = browser('/shop?utm_source=letter');
    await campaign.open();
    expect(campaign.entries).toEqual(['/shop?utm_source=letter']);
  });

  it('carries along what of a query is not the funnel’s own', async () => {
    const tab = browser('/shop?utm_source=letter');
    const { send } = await tab.open();
    send({ type: 'count.given', count: 2 });
    expect(tab.entries).toEqual(['/shop?utm_source=letter', '/shop?step=sure&utm_source=letter']);
  });

  it('lets the chart go on from the address where it began', async () => {
    const tab = browser('/shop');
    const first = await tab.open();
    first.send({ type: 'count.given', count: 100 });
    first.back();
    const second = await tab.open();
    expect(second.state()).toBe('done');
    expect(tab.entries).toEqual(['/shop/done']);
  });

  it('comes back to the same step after a reload', async () => {
    const tab = browser('/shop');
    const first = await tab.open();
    first.send({ type: 'count.given', count: 3 });
    const second = await tab.open();
    expect(second.state()).toBe('sure');
    expect(second.visit.actor.getSnapshot().context.draft).toEqual({ count: 3 });
    // The address waited until the stock was read: it is not left meanwhile and come to again.
    expect(tab.entries).toEqual(['/shop', '/shop?step=sure']);
  });

  it('shows a draft to no other person, and to no one after its end', async () => {
    const tab = browser('/shop');
    const first = await tab.open();
    first.send({ type: 'count.given', count: 3 });
    expect((await tab.open({ person: 'grace' })).visit.actor.getSnapshot().context.draft).toEqual({ count: 0 });
    expect((await tab.open({ now: 1_000 })).visit.actor.getSnapshot().context.draft).toEqual({ count: 0 });
    expect((await tab.open({ now: 999 })).visit.actor.getSnapshot().context.draft).toEqual({ count: 3 });
  });

  it('lives through the strict mode’s letting go and taking hold again', async () => {
    const { visit, send, state } = await browser('/shop').open();
    visit.release();
    visit.hold();
    await Promise.resolve();
    send({ type: 'count.given', count: 1 });
    expect(state()).toBe('sure');
    visit.release();
    await Promise.resolve();
    expect(visit.actor.getSnapshot()).toMatchObject({ status: 'stopped' });
  });

  it('lives again when it is taken hold of after it was let go, with what was typed', async () => {
    const { visit, send } = await browser('/shop').open();
    send({ type: 'count.given', count: 3 });
    visit.release();
    await Promise.resolve();
    expect(visit.hold()).toBe(true);
    await Promise.resolve();
    await Promise.resolve();
    expect(visit.actor.getSnapshot()).toMatchObject({
      status: 'active',
      value: 'sure',
      context: { draft: { count: 3 } },
    });
  });
});
