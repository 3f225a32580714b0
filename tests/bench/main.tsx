/** The bench's page: draws one of the two orders, walks it by clicks, and tells what each step took. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { EngineHost } from '../../src/app/engine-host.tsx';
import { EngineOrder } from './engine-order.tsx';
import { HandWrittenOrder } from './hand-written-order.tsx';
import '../../src/ui/styles.css';

/** What a walk took. */
export interface Walk {
  /** From each click to the end of the commit that shows the next step, in milliseconds. */
  readonly times: readonly number[];
  /** Commits of each step. */
  readonly commits: readonly number[];
}

declare global {
  interface Window {
    readonly bench: {
      readonly show: (name: 'engine' | 'hand') => Promise<void>;
      readonly walk: (steps: number) => Promise<Walk>;
    };
    /** Called by React at the end of each commit; put there before the page's scripts. */
    readonly lastCommit: { at: number; count: number };
  }
}

const orders: Readonly<Record<'engine' | 'hand', ComponentType>> = { engine: EngineOrder, hand: HandWrittenOrder };

i18n.loadAndActivate({ locale: 'en', messages: {} });

/** Effects and painting of a step are over. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });

let root: Root | null = null;

async function show(name: 'engine' | 'hand'): Promise<void> {
  root?.unmount();
  window.history.replaceState(null, '', '/order');
  window.sessionStorage.clear();
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element #root');
  root = createRoot(element);
  const Shown = orders[name];
  root.render(
    <I18nProvider i18n={i18n}>
      <EngineHost>
        <Shown />
      </EngineHost>
    </I18nProvider>,
  );
  await settled();
}

async function walk(steps: number): Promise<Walk> {
  const times: number[] = [];
  const commits: number[] = [];
  for (let index = 0; index < steps; index += 1) {
    const before = document.querySelector('main')?.dataset['screen'];
    const button = document.querySelector<HTMLElement>('main button');
    const { count } = window.lastCommit;
    const start = performance.now();
    button?.click();
    await settled();
    if (document.querySelector('main')?.dataset['screen'] === before) throw new Error(`Stuck at ${before}`);
    times.push(window.lastCommit.at - start);
    commits.push(window.lastCommit.count - count);
  }
  return { times, commits };
}

Object.assign(window, { bench: { show, walk } });
