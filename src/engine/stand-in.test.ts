import { type as having } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import type { PageInput, Place } from '../../machines/engine/index.ts';
import { definePage, linkTo, step, type StepMeta, typed } from '../../machines/engine/index.ts';
import { routeParams } from '../../machines/engine/route.ts';
import { openVisit } from './visit.ts';

const shelf = '/shelf?id=:id';
const count = '/shelf?id=:id&step=count';

const nothing = having({});
const standing = { paths: [shelf, count], needs: nothing, standsIn: true };
const steps = {
  reading: step('reading', standing),
  unreadable: step('unreadable', standing),
  shelf: step('shelf', { paths: [shelf], needs: nothing }),
  count: step('count', { paths: [count], needs: nothing }),
  ordering: step('ordering', { paths: [count], needs: nothing }),
  left: step('left', { paths: ['/left'], needs: nothing }),
};

interface Context {
  readonly id: string;
  /** Whose shelf was read. */
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
        read: { target: 'shelf', actions: assign({ known: ({ context }) => context.id }) },
        refused: { target: 'unreadable' },
      },
    },
    unreadable: {
      meta: { step: steps.unreadable },
      on: { retried: { target: 'reading' }, left: { target: 'left' }, ordered: { target: 'ordering' } },
    },
    shelf: {
      id: 'shop.shelf',
      route: { actions: 'turn' },
      meta: { step: steps.shelf },
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

/** Opens an address; what happens then is sent, or gone to. */
function open(address: string, ...happens: readonly (Event['type'] | Place)[]) {
  const history = [address];
  const visit = openVisit<Context, Event>({
    page: definePage({ machine, open: (input) => createActor(machine, { input }) }),
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

describe('a step that stands in for what an address leads to', () => {
  it('keeps the address until that can be judged, however often the work fails', () => {
    const found = open(link, 'refused', 'retried', 'refused', 'retried', 'read');
    expect(found).toEqual({ history: [link], state: 'count' });
  });

  it('throws nobody back who has gone elsewhere, at once or by other work', () => {
    expect(open(link, 'refused', 'left')).toEqual({ history: [link, '/left'], state: 'left' });
    expect(open(link, 'refused', 'ordered', 'answered')).toEqual({ history: [link, '/left'], state: 'left' });
  });

  it('makes way for what needs nothing that could not be read', () => {
    expect(open(link, 'refused', placeOfText('/left'))).toEqual({ history: [link, '/left'], state: 'left' });
  });

  it('is there for an address that is followed later', () => {
    const address = another.path + another.search;
    const found = { history: [link, address], state: 'count' };
    expect(open(link, 'read', another, 'read')).toEqual(found);
    expect(open(link, 'read', another, 'refused', 'retried', 'read')).toEqual(found);
    expect(open(link, 'refused', another, 'read')).toEqual(found);
  });
});
