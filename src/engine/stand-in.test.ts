import { type as having } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import type { PageInput, Place } from '../../machines/engine/index.ts';
import { definePage, linkTo, step, type StepMeta, typed } from '../../machines/engine/index.ts';
import { routeParams } from '../../machines/engine/route.ts';
import { openVisit } from './visit.ts';

const choice = '/shop?id=:id';
const count = '/shop?id=:id&step=count';

const nothing = having({});
const placeholder = { paths: [choice, count], needs: nothing, standsIn: true };
const steps = {
  reading: step('reading', placeholder),
  unreadable: step('unreadable', placeholder),
  choice: step('choice', { paths: [choice], needs: nothing }),
  count: step('count', { paths: [count], needs: nothing }),
  ordering: step('ordering', { paths: [count], needs: nothing }),
  left: step('left', { paths: ['/left'], needs: nothing }),
};

interface Context {
  readonly id: string;
  /** The id that was read last. */
  readonly known: string | null;
}

type Event = { readonly type: 'read' | 'refused' | 'retried' | 'left' | 'ordered' | 'answered' };

/** Its steps are shown of what was read; where that fails one tries again, leaves, or orders by telephone. */
const machine = setup({
  types: typed<{ context: Context; events: Event; input: PageInput; meta: StepMeta; tags: 'busy' }>(),
  actions: { turn: assign(({ context, event }) => ({ id: routeParams(event)['id'] ?? context.id })) },
  guards: { isUnread: ({ context }) => context.known !== context.id },
}).createMachine({
  id: 'shop',
  context: ({ input }) => ({ id: input.params['id'] ?? '', known: null }),
  initial: 'reading',
  states: {
    reading: {
      meta: { step: steps.reading },
      tags: 'busy',
      on: {
        read: { target: 'choice', actions: assign({ known: ({ context }) => context.id }) },
        refused: { target: 'unreadable' },
      },
    },
    unreadable: {
      meta: { step: steps.unreadable },
      on: { retried: { target: 'reading' }, left: { target: 'left' }, ordered: { target: 'ordering' } },
    },
    choice: {
      id: 'shop.choice',
      route: { actions: 'turn' },
      meta: { step: steps.choice },
      always: { guard: 'isUnread', target: 'reading' },
    },
    count: {
      id: 'shop.count',
      route: { actions: 'turn' },
      meta: { step: steps.count },
      always: { guard: 'isUnread', target: 'reading' },
    },
    ordering: { meta: { step: steps.ordering }, tags: 'busy', on: { answered: { target: 'left' } } },
    left: { id: 'shop.left', route: {}, meta: { step: steps.left } },
  },
});

function placeOfText(text: string): Place {
  const [path = '', search] = text.split('?');
  return { path, search: search ? `?${search}` : '' };
}

/** Opens an address, then sends each event and goes to each place. */
function open(address: string, ...happens: readonly (Event['type'] | Place)[]) {
  const history = [address];
  const visit = openVisit<Context, Event>({
    page: definePage({ machine }),
    place: placeOfText(address),
    navigate: ({ path, search }, { replace }) => history.splice(replace ? -1 : history.length, 1, path + search),
  });
  visit.hold();
  for (const each of happens) {
    if (typeof each === 'string') {
      visit.send({ type: each });
      continue;
    }
    history.push(each.path + each.search);
    visit.arrive(each);
  }
  return { history, state: visit.actor.getSnapshot().value };
}

const link = linkTo(count, { id: '1' });
const another = placeOfText(linkTo(count, { id: '2' }));

describe('a placeholder step for the step of an address', () => {
  it('keeps the address until its step can be shown, after any number of failures', () => {
    const found = open(link, 'refused', 'retried', 'refused', 'retried', 'read');
    expect(found).toEqual({ history: [link], state: 'count' });
  });

  it('does not go back after the person has gone elsewhere, at once or by other work', () => {
    expect(open(link, 'refused', 'left')).toEqual({ history: [link, '/left'], state: 'left' });
    expect(open(link, 'refused', 'ordered', 'answered')).toEqual({ history: [link, '/left'], state: 'left' });
  });

  it('gives way to a step that needs no missing data', () => {
    expect(open(link, 'refused', placeOfText('/left'))).toEqual({ history: [link, '/left'], state: 'left' });
  });

  it('is shown for an address that is followed later, too', () => {
    const address = another.path + another.search;
    const found = { history: [link, address], state: 'count' };
    expect(open(link, 'read', another, 'read')).toEqual(found);
    expect(open(link, 'read', another, 'refused', 'retried', 'read')).toEqual(found);
    expect(open(link, 'refused', another, 'read')).toEqual(found);
  });
});
