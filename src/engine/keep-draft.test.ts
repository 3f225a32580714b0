import { number, object, type as having } from 'superstruct';
import { expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import type { FunnelInput } from '../../machines/engine/index.ts';
import { defineFunnel } from '../../machines/engine/index.ts';
import type { StepMeta } from '../../machines/engine/step.ts';
import { step } from '../../machines/engine/step.ts';
import { typed } from '../../machines/engine/chart.ts';
import { keepDraft } from './keep-draft.ts';

interface Draft {
  readonly count: number;
}
type Event = { readonly type: 'count.given' | 'count.confirmed'; readonly count: number };

const only = step('only', { paths: ['/shop'], needs: having({}) });

const machine = setup({
  types: typed<{
    context: { draft: Draft };
    events: Event;
    input: FunnelInput<Draft>;
    meta: StepMeta;
    tags: 'busy' | 'unsent';
  }>(),
  actions: { keep: assign({ draft: ({ event }) => ({ count: event.count }) }) },
  actors: { order: fromPromise(() => new Promise(() => undefined)) },
}).createMachine({
  id: 'shop',
  context: ({ input }) => ({ draft: input.draft }),
  meta: { step: only },
  on: { 'count.given': { actions: 'keep' } },
  initial: 'resting',
  states: {
    resting: { on: { 'count.confirmed': { target: 'ordering', actions: 'keep' } } },
    ordering: { tags: 'busy', invoke: { src: 'order' } },
  },
});

const funnel = defineFunnel({
  name: 'shop',
  machine,
  draft: { version: 1, struct: object({ count: number() }), lifetime: 1_000 },
  open: (input: FunnelInput<Draft>) => createActor(machine, { input }),
});

/** A running chart whose draft is kept; `counts` are those that were written. */
function opened() {
  const counts: string[] = [];
  const page = keepDraft(funnel, {
    fresh: () => ({ count: 0 }),
    store: {
      read: () => null,
      write: (_, text) => counts.push(/"count":(\d+)/.exec(text)?.[1] ?? ''),
      remove: () => undefined,
    },
  });
  const actor = page.open({ params: {} });
  actor.subscribe(() => page.keep?.(actor.getSnapshot()));
  actor.start();
  return { counts, send: (event: Event) => actor.send(event) };
}

it('that cannot be read is kept aside, never overwritten, and said to be unreadable', async () => {
  const kept = new Map([['funnel:shop', '{"count":']]);
  const store = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key),
  };
  const faults: string[] = [];
  const page = keepDraft(funnel, { fresh: () => ({ count: 0 }), store, onUnreadable: (fault) => faults.push(fault) });
  expect([page.isUnreadable, page.isCarriedOver, faults]).toEqual([true, false, ['it is no draft']]);
  const actor = page.open({ params: {} });
  actor.start();
  actor.send({ type: 'count.confirmed', count: 3 });
  page.keep?.(actor.getSnapshot());
  expect(kept.get('funnel:shop:unreadable')).toBe('{"count":');
  expect(kept.get('funnel:shop')).toContain('"count":3');
  const again = keepDraft(funnel, { fresh: () => ({ count: 0 }), store });
  expect(again.isUnreadable).toBe(false);
});

it('is written when what follows from an event has been shown, in the same task', async () => {
  const { counts, send } = opened();
  const shown = Promise.resolve().then(() => [...counts]);
  send({ type: 'count.given', count: 1 });
  send({ type: 'count.given', count: 2 });
  expect(await shown).toEqual([]);
  expect(new Set(counts)).toEqual(new Set(['2']));
});

it('is written at once where the chart begins to work, and nothing older after it', async () => {
  const { counts, send } = opened();
  send({ type: 'count.given', count: 1 });
  send({ type: 'count.confirmed', count: 2 });
  expect(counts).toEqual(['2']);
  await Promise.resolve();
  expect(new Set(counts)).toEqual(new Set(['2']));
});
