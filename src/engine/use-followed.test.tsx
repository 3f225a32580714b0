// @vitest-environment jsdom
import { type as having } from 'superstruct';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { definePage, step, type StepMeta, typed } from '../../machines/funnel/index.ts';
import { type Registry, screensOf } from './screen.tsx';
import { VisitView } from './visit-view.tsx';
import { openVisit } from './visit.ts';

type Context = { readonly count: number };
type Event =
  | { readonly type: 'counted' }
  | { readonly type: 'left' }
  | { readonly type: 'sent' }
  | { readonly type: 'done' };

const steps = {
  first: step('first', { paths: ['/first'], needs: having({}) }),
  second: step('second', { paths: ['/second'], needs: having({}) }),
  third: step('third', { paths: ['/third'], needs: having({}) }),
};

const machine = setup({
  types: typed<{ context: Context; events: Event; meta: StepMeta; tags: 'busy' }>(),
}).createMachine({
  id: 'page',
  context: { count: 0 },
  initial: 'first',
  states: {
    first: {
      meta: { step: steps.first },
      on: { counted: { actions: assign({ count: ({ context }) => context.count + 1 }) }, left: 'second' },
    },
    second: {
      meta: { step: steps.second },
      initial: 'resting',
      states: { resting: { on: { sent: 'sending' } }, sending: { tags: 'busy', on: { done: '#page.third' } } },
    },
    third: { meta: { step: steps.third } },
  },
});

const registry: Registry<Context, Event, typeof steps> = {
  progress: {},
  screens: {
    first: screensOf<Context, Event>()(steps.first, {
      title: 'First',
      view: ({ data, send }) => (
        <button type="button" onClick={() => send({ type: 'counted' })}>
          {data.count}
        </button>
      ),
    }),
    second: screensOf<Context, Event>()(steps.second, { title: 'Second', view: ({ data }) => <p>{data.count}</p> }),
    third: screensOf<Context, Event>()(steps.third, { title: 'Third', view: () => null }),
  },
};

it('what changes within a step is drawn before anything else, the next step after a frame could be', async () => {
  const place = { path: '/first', search: '' };
  const visit = openVisit<Context, Event>({
    page: definePage({ machine, open: () => createActor(machine) }),
    place,
    navigate: () => undefined,
  });
  const container = document.createElement('div');
  const root = createRoot(container);
  root.render(<VisitView visit={visit} registry={registry} place={place} siteName="Site" />);
  // The title is set once the visit has begun.
  await vi.waitFor(() => expect(document.title).toBe('First – Site'));
  expect(container.textContent).toBe('First0');

  // What is drawn at once is drawn before the next task.
  visit.send({ type: 'counted' });
  await Promise.resolve();
  expect(container.textContent).toBe('First1');
  visit.send({ type: 'left' });
  await Promise.resolve();
  expect(container.textContent).toBe('First1');
  expect(container.querySelector('main')?.dataset).toMatchObject({ screen: 'first', state: 'first' });
  // A second click is nobody's mistake, and leads nowhere.
  container.querySelector('button')?.click();
  await vi.waitFor(() => expect(container.textContent).toBe('Second1'));
  expect(container.querySelector('main')?.dataset).toMatchObject({ screen: 'second', state: 'second.resting' });

  // What somebody waits for comes at once.
  visit.send({ type: 'sent' });
  await Promise.resolve();
  expect(container.querySelector('main')?.dataset).toMatchObject({ screen: 'second', state: 'second.sending' });
  visit.send({ type: 'done' });
  await Promise.resolve();
  expect(container.textContent).toBe('Third');
  root.unmount();
});
