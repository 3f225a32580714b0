/** The bench's page: draws an order, walks it by clicks, and tells what each step took and left. */
import { i18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { speak } from '../../src/i18n/catalogue.ts';
import { readTexts } from '../../src/i18n/page-texts.ts';
import { engineOrder } from './engine-order.tsx';
import { floorOrder } from './floor-order.tsx';
import { handWrittenOrder } from './hand-written-order.tsx';
import type { Views } from './order.ts';
import { realViews } from './real-views.tsx';
import { trivialViews } from './trivial-views.tsx';
import '../../src/ui/styles.css';

/** Implementation that controls the order. */
export type Leader = 'engine' | 'hand' | 'floor';

/** Views that render the order. */
export type ViewsName = 'real' | 'trivial';

/** Measurements of one run through the order. */
export interface Walk {
  /** From each click to the end of the commit that shows the next step, in milliseconds. */
  readonly commits: readonly number[];
  /** From each click until all is done that follows from it, effects included: title, focus, draft. */
  readonly wholes: readonly number[];
  /** Commits of each step. */
  readonly counts: readonly number[];
}

/** Observable state after a step. */
export interface Trace {
  /** The page, without the ids that React makes up. */
  readonly page: string;
  readonly address: string;
  /** Entries of the history since the order was drawn. */
  readonly entries: number;
  readonly title: string;
  readonly focus: string;
  /** Draft in the tab's storage, without its expiry. */
  readonly draft: string;
}

declare global {
  interface Window {
    readonly bench: {
      readonly show: (leader: Leader, views: ViewsName) => Promise<void>;
      readonly walk: (steps: number) => Promise<Walk>;
      readonly trace: (steps: number) => Promise<readonly Trace[]>;
    };
    /** Called by React at the end of each commit; put there before the page's scripts. */
    readonly lastCommit: { at: number; count: number };
  }
}

const allViews: Readonly<Record<ViewsName, Views>> = { real: realViews, trivial: trivialViews };

const leadersOf = (views: Views): Readonly<Record<Leader, ComponentType>> => ({
  engine: engineOrder(views),
  hand: handWrittenOrder(views),
  floor: floorOrder(views),
});

const orders = { real: leadersOf(realViews), trivial: leadersOf(trivialViews) };

i18n.on('missing', ({ id }) => {
  throw new Error(`No compiled words for "${id}"`);
});
await speak('en');
// The layout of a funnel, its titles and its marks say what the page of a payment says.
const ofPayment = await readTexts('en', 'payment');
i18n.load('en', ofPayment.messages);

/** Painting of a step is over. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });

let root: Root | null = null;

async function show(leader: Leader, views: ViewsName): Promise<void> {
  root?.unmount();
  window.history.replaceState(null, '', '/order');
  window.sessionStorage.clear();
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element #root');
  root = createRoot(element);
  const { host: Host } = allViews[views];
  const Order = orders[views][leader];
  root.render(
    <Host>
      <Order />
    </Host>,
  );
  await painted();
}

const screenName = () => document.querySelector('main')?.dataset['screen'];

async function walk(steps: number): Promise<Walk> {
  const commits: number[] = [];
  const wholes: number[] = [];
  const counts: number[] = [];
  for (let index = 0; index < steps; index += 1) {
    const before = screenName();
    const { title } = document;
    const button = document.querySelector<HTMLElement>('main button');
    const { count } = window.lastCommit;
    const start = performance.now();
    button?.click();
    // React has waited for the end of the event: it commits, and runs the effects of, what a click has changed, next.
    await Promise.resolve();
    const end = performance.now();
    if (screenName() === before || document.title === title) throw new Error(`Stuck at ${before}`);
    commits.push(window.lastCommit.at - start);
    wholes.push(end - start);
    await painted();
    counts.push(window.lastCommit.count - count);
  }
  return { commits, wholes, counts };
}

async function trace(steps: number): Promise<readonly Trace[]> {
  const traces: Trace[] = [];
  const entries = window.history.length;
  for (let index = 0; index < steps; index += 1) {
    await walk(1);
    const { pathname, search } = window.location;
    traces.push({
      page: document.getElementById('root')?.innerHTML.replaceAll(/_r_\w+_/g, '') ?? '',
      address: pathname + search,
      entries: window.history.length - entries,
      title: document.title,
      focus: document.activeElement?.outerHTML ?? '',
      draft: Object.keys(window.sessionStorage)
        .map((key) => `${key} ${window.sessionStorage.getItem(key)?.replace(/"expiresAt":\d+/, '')}`)
        .join(),
    });
  }
  return traces;
}

Object.assign(window, { bench: { show, walk, trace } });
