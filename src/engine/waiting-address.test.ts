/** An address that is gone to while an order is under way is followed only where the order does not end in an outcome. */
import { type as having } from 'superstruct';
import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { definePage, step, type StepMeta, typed } from '../../machines/engine/index.ts';
import { openVisit } from './visit.ts';

const needs = having({});
const steps = {
  choice: step('choice', { paths: ['/order'], needs }),
  check: step('check', { paths: ['/order?step=check'], needs }),
  outcome: step('outcome', { paths: ['/order/outcome'], needs, isOutcome: true }),
};

interface Event {
  readonly type: 'ordered' | 'refused' | 'answered' | 'received';
}

const machine = setup({ types: typed<{ events: Event; meta: StepMeta; tags: 'busy' }>() }).createMachine({
  id: 'order',
  initial: 'check',
  states: {
    choice: { id: 'order.choice', route: {}, meta: { step: steps.choice } },
    check: { id: 'order.check', route: {}, meta: { step: steps.check }, on: { ordered: { target: 'ordering' } } },
    ordering: {
      meta: { step: steps.check },
      tags: 'busy',
      on: { refused: { target: 'check' }, answered: { target: 'reading' }, received: { target: 'paid' } },
    },
    reading: { meta: { step: steps.outcome }, tags: 'busy', on: { received: { target: 'paid' } } },
    paid: { id: 'order.paid', route: { guard: () => false }, meta: { step: steps.outcome } },
  },
});

test.each<{ events: readonly Event['type'][]; state: string; address: string }>([
  { events: ['received'], state: 'paid', address: '/order/outcome' },
  { events: ['answered', 'received'], state: 'paid', address: '/order/outcome' },
  { events: ['refused'], state: 'choice', address: '/order' },
])('Back while ordering, then $events: $state', ({ events, state, address }) => {
  const history = ['/order', '/order?step=check'];
  const visit = openVisit({
    page: definePage({ machine, open: () => createActor(machine) }),
    place: { path: '/order', search: '?step=check' },
    navigate: ({ path, search }, { replace }) => history.splice(replace ? -1 : history.length, 1, path + search),
  });
  visit.hold();
  visit.send({ type: 'ordered' });
  history.pop();
  visit.arrive({ path: '/order', search: '' });
  for (const type of events) visit.send({ type });
  expect([visit.actor.getSnapshot().value, history.at(-1)]).toEqual([state, address]);
});
