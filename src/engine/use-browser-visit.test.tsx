// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { type as having } from 'superstruct';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setup } from 'xstate';
import type { OpenOptions, PageInput } from '../../machines/engine/index.ts';
import { definePage, routedIn, step, type StepMeta, typed } from '../../machines/engine/index.ts';
import type { BrowserVisit, PageLayoutProps, Registry } from './index.ts';
import { screensOf, useBrowserVisit, VisitView } from './index.ts';

interface Context {
  readonly count: number;
}
type Event = { readonly type: 'next' };

const nothing = having({});
const steps = {
  one: step('one', { paths: ['/tour'], needs: nothing, progress: 'one' }),
  two: step('two', { paths: ['/tour?step=two'], needs: nothing, progress: 'two' }),
};
const routed = routedIn('tour');
const machine = setup({
  types: typed<{ context: Context; events: Event; input: PageInput; meta: StepMeta }>(),
}).createMachine({
  id: 'tour',
  context: { count: 0 },
  initial: 'one',
  states: { one: { ...routed(steps.one), on: { next: { target: 'two' } } }, two: { ...routed(steps.two) } },
});

const screen = screensOf<Context, Event>();
const registry: Registry<Context, Event, typeof steps> = {
  progress: { one: 'One', two: 'Two' },
  screens: {
    one: screen(steps.one, { title: 'One', view: () => null }),
    two: screen(steps.two, { title: 'Two', view: () => null }),
  },
};

function Layout({ progress, Link, children }: PageLayoutProps) {
  return (
    <>
      {progress.map(({ label, place }) => place && <Link key={label} to={place} id={label} />)}
      <Link to="/elsewhere" id="elsewhere" />
      <Link to="/tour?step=two" target="_blank" id="another" />
      {children}
    </>
  );
}

/** The hook's result, of the last time that the page was drawn. */
const drawn: BrowserVisit<Context, Event>[] = [];
const visiting = (): BrowserVisit<Context, Event> => {
  const last = drawn.at(-1);
  if (!last) throw new Error('Nothing is drawn');
  return last;
};
const container = document.createElement('div');

async function open(options?: OpenOptions): Promise<void> {
  function Tour() {
    const visit = useBrowserVisit(() => definePage({ machine }), options);
    drawn.push(visit);
    return <VisitView {...visit} registry={registry} siteName="Tour" layout={Layout} />;
  }
  await act(async () => root.render(<Tour />));
}

/** Clicks, and reports whether the browser is left to follow the link. */
async function click(id: string, init: MouseEventInit = {}): Promise<boolean> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  await act(async () => container.querySelector(`#${id}`)?.dispatchEvent(event));
  return !event.defaultPrevented;
}

const shown = (): string => `${container.querySelector('h1')?.textContent} ${location.pathname}${location.search}`;

let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.append(container);
  history.replaceState(null, '', '/tour');
  root = createRoot(container);
});
afterEach(() => act(() => root.unmount()));

it('follows a mark of the progress list without loading the page again', async () => {
  await open();
  await act(async () => visiting().visit.send({ type: 'next' }));
  expect(shown()).toBe('Two /tour?step=two');
  expect(await click('One')).toBe(false);
  expect(shown()).toBe('One /tour');
});

it('goes to an address of the page, as a new entry of the history or in the place of the present one', async () => {
  await open();
  const before = history.length;
  await act(async () => visiting().navigate('/tour?step=two'));
  expect(shown()).toBe('Two /tour?step=two');
  await act(async () => visiting().navigate({ path: '/tour', search: '' }, { replace: true }));
  expect(shown()).toBe('One /tour');
  expect(history.length).toBe(before + 1);
});

it('leaves other pages, other tabs and clicks with a key to the browser', async () => {
  await open();
  expect(await click('elsewhere')).toBe(true);
  expect(await click('another')).toBe(true);
  await act(async () => visiting().visit.send({ type: 'next' }));
  expect(await click('One', { ctrlKey: true })).toBe(true);
  expect(shown()).toBe('Two /tour?step=two');
});

it('shows an inspector the chart and each event from its start', async () => {
  const seen: string[] = [];
  await open({
    inspect: (inspected) => {
      if (inspected.type === '@xstate.actor') seen.push('actor');
      if (inspected.type === '@xstate.event') seen.push(inspected.event.type);
    },
  });
  await act(async () => visiting().visit.send({ type: 'next' }));
  expect(seen).toEqual(['actor', 'xstate.init', 'next']);
});
