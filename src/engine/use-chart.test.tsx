// @vitest-environment jsdom
import { type as having } from 'superstruct';
import { Component, type ReactNode, act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { definePage, step, type StepMeta, typed } from '../../machines/funnel/index.ts';
import { type Registry, screensOf } from './screen.tsx';
import { VisitView } from './visit-view.tsx';
import { openVisit } from './visit.ts';

type Event = { readonly type: 'broken' };

const steps = { whole: step('whole', { paths: ['/'], needs: having({}) }) };

const machine = setup({
  types: typed<{ context: object; events: Event; meta: StepMeta; tags: 'busy' }>(),
  actions: {
    breakDown: () => {
      throw new Error('unforeseen');
    },
  },
}).createMachine({
  id: 'page',
  context: {},
  initial: 'whole',
  states: { whole: { meta: { step: steps.whole }, on: { broken: { actions: 'breakDown' } } } },
});

const registry: Registry<object, Event, typeof steps> = {
  progress: {},
  screens: { whole: screensOf<object, Event>()(steps.whole, { title: 'Whole', view: () => <p>here</p> }) },
};

/** As the application has one around everything. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly error: string }> {
  override state = { error: '' };
  static getDerivedStateFromError = (error: Error) => ({ error: error.message });
  override render = () => this.state.error || this.props.children;
}

it('a chart that meets what it had not foreseen brings the error page', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // XState throws it once more, later and to nobody in particular.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = { path: '/', search: '' };
  const open = () => createActor(machine);
  const visit = openVisit<object, Event>({ page: definePage({ machine, open }), place, navigate: () => undefined });
  const container = document.createElement('div');
  const root = createRoot(container);
  const view = <VisitView visit={visit} registry={registry} place={place} siteName="Site" />;
  await act(async () => root.render(<Boundary>{view}</Boundary>));
  expect(container.textContent).toBe('Wholehere');
  await act(async () => visit.send({ type: 'broken' }));
  expect(container.textContent).toBe('unforeseen');
  await act(async () => root.unmount());
});
