import type { ComponentType } from 'react';
import type { Lazy } from './lazy.ts';
import { lazy } from './lazy.ts';
import { LoadingMark } from '../feedback/progress-line.tsx';

/** A lazy view of a step: while its code loads, a fallback shows under the step's heading. */
export function lazyStep<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  return lazy(load, () => <LoadingMark />);
}

/** Views of steps in one chunk. */
export interface LazySteps<Views> {
  /** One of them, as a registry takes it. */
  readonly view: <Props extends object>(pick: (views: Views) => ComponentType<Props>) => Lazy<Props>;
  /** Loads all of them before they are needed. */
  readonly load: () => Promise<unknown>;
}

/** Views of later steps: one request loads them all, and each then renders without suspending. */
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
