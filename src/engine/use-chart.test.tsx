// @vitest-environment jsdom
import { type as having } from 'superstruct';
import { Component, Profiler, type ReactNode, StrictMode, act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { definePage, step, type StepMeta, typed } from '../../machines/engine/index.ts';
import { type Registry, screensOf } from './screen.tsx';
import { VisitView } from './visit-view.tsx';
import { openVisit } from './visit.ts';

type Event = { readonly type: 'broken' | 'counted' };

const steps = { whole: step('whole', { paths: ['/'], needs: having({}) }) };

const machine = setup({
  types: typed<{ context: { readonly count: number }; events: Event; meta: StepMeta; tags: 'busy' }>(),
  actions: {
    count: assign(({ context }) => ({ count: context.count + 1 })),
    breakDown: () => {
      throw new Error('unforeseen');
    },
  },
}).createMachine({
  id: 'page',
  context: { count: 0 },
  initial: 'whole',
  states: {
    whole: { meta: { step: steps.whole }, on: { broken: { actions: 'breakDown' }, counted: { actions: 'count' } } },
  },
});

type Context = { readonly count: number };

const registry: Registry<Context, Event, typeof steps> = {
  progress: {},
  screens: {
    whole: screensOf<Context, Event>()(steps.whole, { title: 'Whole', view: ({ data }) => <p>here {data.count}</p> }),
  },
};

/** As the application has one around everything. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly error: string }> {
  override state = { error: '' };
  static getDerivedStateFromError = (error: Error) => ({ error: error.message });
  override render = () => this.state.error || this.props.children;
}

it('a chart that meets what it had not foreseen brings the error page', async () => {
  // XState rethrows it later, in a timer, where no one catches it.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = { path: '/', search: '' };
  const open = () => createActor(machine);
  const visit = openVisit<Context, Event>({ page: definePage({ machine, open }), place, navigate: () => undefined });
  const container = document.createElement('div');
  const root = createRoot(container);
  const view = <VisitView visit={visit} registry={registry} place={place} siteName="Site" />;
  await act(async () => root.render(<Boundary>{view}</Boundary>));
  expect(container.textContent).toBe('Wholehere 0');
  await act(async () => visit.send({ type: 'broken' }));
  expect(container.textContent).toBe('unforeseen');
  await act(async () => root.unmount());
});

it('a transition is one commit, in strict mode, too, and an event that changes nothing is none', async () => {
  const place = { path: '/', search: '' };
  const actors: unknown[] = [];
  const open = () => {
    const actor = createActor(machine);
    actors.push(actor);
    return actor;
  };
  const visit = openVisit<Context, Event>({ page: definePage({ machine, open }), place, navigate: () => undefined });
  const container = document.createElement('div');
  const root = createRoot(container);
  let commits = 0;
  await act(async () =>
    root.render(
      <StrictMode>
        <Profiler id="visit" onRender={() => (commits += 1)}>
          <VisitView visit={visit} registry={registry} place={place} siteName="Site" />
        </Profiler>
      </StrictMode>,
    ),
  );
  commits = 0;
  await act(async () => visit.send({ type: 'counted' }));
  expect([container.textContent, commits, actors.length]).toEqual(['Wholehere 1', 1, 1]);
  await act(async () => visit.actor.send({ type: 'page.entered' }));
  expect(commits).toBe(1);
  await act(async () => root.unmount());
});
