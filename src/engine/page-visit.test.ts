import { type as having } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import type { PageInput, Place } from '../../machines/engine/index.ts';
import { definePage } from '../../machines/engine/index.ts';
import type { EnterEvent, LeaveEvent, PlaceEvent } from '../../machines/engine/route.ts';
import { step, type StepMeta } from '../../machines/engine/step.ts';
import { typed } from '../../machines/engine/chart.ts';
import { openVisit } from './visit.ts';

function placeOfText(text: string): Place {
  const [path = '', search] = text.split('?');
  return { path, search: search ? `?${search}` : '' };
}

/** A list with a filter in its address, and changes that wait before they are sent. */
interface ListContext {
  readonly sort: string;
  readonly read: number;
}
type ListEvent =
  | { readonly type: 'sort.chosen'; readonly sort: string }
  | { readonly type: 'row.removed' }
  | { readonly type: 'removal.answered' }
  | PlaceEvent
  | LeaveEvent
  | EnterEvent;

const list = step('list', { paths: ['/list?sort=:sort?'], needs: having({}) });

const listMachine = setup({
  types: typed<{
    context: ListContext;
    events: ListEvent;
    input: PageInput;
    meta: StepMeta;
    tags: 'busy' | 'unsent';
  }>(),
}).createMachine({
  id: 'list',
  type: 'parallel',
  context: ({ input }) => ({ sort: input.params['sort'] ?? '', read: 0 }),
  states: {
    rows: {
      initial: 'shown',
      on: {
        'place.changed': {
          target: '.shown',
          actions: assign({ sort: ({ event }) => event.params['sort'] ?? '', read: ({ context }) => context.read + 1 }),
        },
        'sort.chosen': { target: '.shown', actions: assign({ sort: ({ event }) => event.sort }) },
      },
      states: { shown: { meta: { step: list } } },
    },
    changes: {
      initial: 'resting',
      states: {
        resting: { on: { 'row.removed': { target: 'waiting' } } },
        waiting: { tags: 'unsent', on: { 'page.left': { target: 'sending' }, 'page.entered': { target: 'resting' } } },
        sending: { tags: 'unsent', on: { 'removal.answered': { target: 'resting' } } },
      },
    },
  },
});

function openList(start: string) {
  const entries = [start];
  const stopped: string[] = [];
  const visit = openVisit<ListContext, ListEvent>({
    page: definePage({ machine: listMachine }),
    place: placeOfText(start),
    navigate: ({ path, search }, { replace }) => entries.splice(entries.length - Number(replace), 1, path + search),
    onStopped: () => stopped.push('stopped'),
  });
  visit.hold();
  return { visit, entries, stopped, snapshot: () => visit.actor.getSnapshot() };
}

describe('a visit of a page whose address has optional keys', () => {
  it('replaces the address when only they differ, and takes them from an address', () => {
    const { visit, entries, snapshot } = openList('/list?sort=oldest&utm_source=letter');
    expect(snapshot().context).toEqual({ sort: 'oldest', read: 0 });
    visit.send({ type: 'sort.chosen', sort: 'newest' });
    expect(entries).toEqual(['/list?sort=newest&utm_source=letter']);
    visit.send({ type: 'sort.chosen', sort: '' });
    expect(entries).toEqual(['/list?utm_source=letter']);
    visit.arrive(placeOfText('/list?sort=oldest'));
    expect(snapshot().context).toEqual({ sort: 'oldest', read: 1 });
    expect(entries).toEqual(['/list?utm_source=letter']);
  });

  it('does not interrupt a parallel region when the address changes', () => {
    const { visit, snapshot } = openList('/list');
    visit.send({ type: 'row.removed' });
    visit.arrive(placeOfText('/list?sort=oldest'));
    expect(snapshot().value).toEqual({ rows: 'shown', changes: 'waiting' });
  });

  it('sends what waits when it is left, and stops only then', async () => {
    const { visit, snapshot, stopped } = openList('/list');
    visit.send({ type: 'row.removed' });
    visit.release();
    await Promise.resolve();
    expect(snapshot()).toMatchObject({ status: 'active', value: { changes: 'sending' } });
    expect(stopped).toEqual([]);
    visit.send({ type: 'removal.answered' });
    expect(snapshot()).toMatchObject({ status: 'stopped' });
    expect(stopped).toEqual(['stopped']);
  });

  it('goes on where it was when it is taken hold of before all was sent', async () => {
    const { visit, snapshot, stopped } = openList('/list');
    visit.send({ type: 'row.removed' });
    visit.release();
    await Promise.resolve();
    expect(visit.hold()).toBe(false);
    visit.send({ type: 'removal.answered' });
    expect(snapshot()).toMatchObject({ status: 'active', value: { changes: 'resting' } });
    expect(stopped).toEqual([]);
  });

  it('has the chart read again without changing its place', () => {
    const { visit, snapshot } = openList('/list?sort=oldest');
    visit.readAgain();
    expect(snapshot().context).toEqual({ sort: 'oldest', read: 1 });
  });

  it('sends page.entered when it is held again before it has stopped', () => {
    const { visit, snapshot } = openList('/list');
    visit.send({ type: 'row.removed' });
    visit.release();
    visit.hold();
    expect(snapshot().value).toMatchObject({ changes: 'resting' });
  });

  it('sends what waits when the window goes away', () => {
    const { visit, snapshot } = openList('/list');
    visit.send({ type: 'row.removed' });
    visit.leave();
    expect(snapshot()).toMatchObject({ value: { changes: 'sending' } });
  });
});
