import type { ComponentType } from 'react';
import type { Lazy } from './lazy.ts';
import { lazyStep } from './lazy-step.tsx';

/** Views of steps that stand in one file of their own. */
export interface LazySteps<Views> {
  /** One of them, as a registry takes it. */
  readonly view: <Props extends object>(pick: (views: Views) => ComponentType<Props>) => Lazy<Props>;
  /** Loads all of them before they are needed. */
  readonly load: () => Promise<unknown>;
}

/** Views of steps that nobody sees first: they are loaded by one request, each drawn at once when it is there. */
export function lazySteps<Views>(load: () => Promise<Views>): LazySteps<Views> {
  const loads: (() => Promise<unknown>)[] = [];
  return {
    view: (pick) => {
      const step = lazyStep(async () => pick(await load()));
      loads.push(step.load);
      return step;
    },
    load: () => Promise.all(loads.map((loadStep) => loadStep())),
  };
}
