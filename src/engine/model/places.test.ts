import { nullable, object, string, type as having } from 'superstruct';
import { expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import type { FunnelInput } from '../../../machines/engine/index.ts';
import { present, routedIn, step, type StepMeta, typed } from '../../../machines/engine/index.ts';
import { defineChart } from '../../../machines/engine/model/samples.ts';
import { lawConfigurations, laws, violationsAt } from './laws.ts';

interface Draft {
  readonly name: string | null;
}

const steps = {
  /** Of no address of its own. */
  reading: step('reading', { paths: [], needs: having({}), standsIn: true }),
  card: step('card', { paths: ['/cards/:id'], needs: having({ card: present<string>() }) }),
};
const routed = routedIn('cards');

const machine = setup({
  types: typed<{
    context: { draft: Draft; id: string; card: string | null };
    events: { type: 'retried' };
    input: FunnelInput<Draft>;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: { readCard: fromPromise<string>(() => Promise.reject(new Error('Not provided'))) },
  actions: { keep: assign((_, { card }: { card: string }) => ({ card })) },
}).createMachine({
  id: 'cards',
  context: ({ input }) => ({ draft: input.draft, id: input.params['id'] ?? '', card: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      meta: { step: steps.reading },
      invoke: {
        src: 'readCard',
        onDone: { target: 'card', actions: { type: 'keep', params: ({ event }) => ({ card: event.output }) } },
        onError: { target: 'unreadable' },
      },
    },
    unreadable: { meta: { step: steps.reading }, on: { retried: { target: 'reading' } } },
    card: { ...routed(steps.card) },
  },
});

const cards = defineChart({
  name: 'cards',
  machine,
  steps,
  draft: { version: 1, struct: object({ name: nullable(string()) }), lifetime: 1_000 },
  draftFields: {},
  inputs: { visit: { draft: { name: null }, params: { id: '1' } } },
  events: { retried: { plain: {} } },
  actorResponses: { readCard: { done: { blue: 'blue' }, failed: { offline: new Error('offline') } } },
  params: { id: '1' },
  another: { params: { id: '2' }, actorResponses: {} },
  effects: [],
  serialize: ({ card }) => ({ card: card === null ? '' : 'read' }),
  visibleContext: () => ({}),
});

it('tries the laws of a chart whose first step has no address, from an address of the chart', async () => {
  const configurations = await lawConfigurations(cards);
  expect(configurations.map(({ state }) => state)).toEqual(['reading', 'card', 'unreadable']);
  for (const configuration of configurations) {
    for (const law of laws) expect(await violationsAt(law, cards, configuration)).toEqual([]);
  }
});
