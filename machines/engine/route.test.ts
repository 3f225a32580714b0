import { literal, type as having } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { definePage, type PageInput, routedIn, routesOf, step, type StepMeta, typed } from './index.ts';

const isNamed = having({ isNamed: literal(true) });
const steps = {
  name: step('name', { paths: ['/card'], needs: having({}) }),
  check: step('check', { paths: ['/card?step=check'], needs: isNamed }),
  sent: step('sent', { paths: ['/card?step=sent'], needs: isNamed, isOutcome: true }),
};
const routed = routedIn('card');

const base = setup({
  types: typed<{ context: { isNamed: boolean }; events: { type: 'named' }; input: PageInput; meta: StepMeta }>(),
  actions: { name: assign({ isNamed: true }) },
  guards: { never: () => false },
});

const machine = base.createMachine({
  id: 'card',
  context: { isNamed: false },
  initial: 'name',
  on: { named: { actions: 'name' } },
  states: {
    name: { ...routed(steps.name) },
    check: { ...routed(steps.check) },
    sent: { ...routed(steps.sent, { guard: 'never' }) },
  },
});

function enter(...to: readonly string[]) {
  const actor = definePage({ machine }).open({ params: {} });
  actor.start();
  return to.map((id) => {
    if (id === 'named') actor.send({ type: 'named' });
    else actor.send({ type: 'xstate.route', to: `#card.${id}`, params: {} });
    return actor.getSnapshot().value;
  });
}

describe('a state whose row in the steps table gives it its route', () => {
  it('has the id, address and step of the row', () => {
    expect(routesOf(machine)).toEqual([
      { pattern: '/card', stateId: 'card.name', step: steps.name },
      { pattern: '/card?step=check', stateId: 'card.check', step: steps.check },
      { pattern: '/card?step=sent', stateId: 'card.sent', step: steps.sent },
    ]);
  });

  it('is entered by its address once the context has what the step needs', () => {
    expect(enter('check', 'named', 'check', 'name')).toEqual(['name', 'name', 'check', 'name']);
  });

  it('is entered under another guard if it is given one', () => {
    expect(enter('named', 'sent')).toEqual(['name', 'name']);
  });
});

it('refuses a chart whose outcome has an address that nothing enters', () => {
  const lost = base.createMachine({
    id: 'card',
    context: { isNamed: false },
    initial: 'name',
    states: {
      name: { ...routed(steps.name), on: { named: { target: 'sent' } } },
      sent: { meta: { step: steps.sent } },
    },
  });
  expect(() => definePage({ machine: lost })).toThrow(
    'A reload of /card?step=sent shows the first step instead of the outcome "sent": spread routed(steps.sent)',
  );
});
