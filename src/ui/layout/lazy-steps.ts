import type { ComponentType } from 'react';
import type { Apart } from './lazy.ts';
import { stepApart } from './lazy-step.tsx';

/** Views of steps that stand in one file of their own. */
export interface StepsApart<Views> {
  /** One of them, as a registry takes it. */
  readonly view: <Props extends object>(pick: (views: Views) => ComponentType<Props>) => Apart<Props>;
  /** Loads all of them before they are needed. */
  readonly load: () => Promise<unknown>;
}

/** Views of steps that nobody sees first: they are loaded by one request, each drawn at once when it is there. */
export function stepsApart<Views>(load: () => Promise<Views>): StepsApart<Views> {
  const loads: (() => Promise<unknown>)[] = [];
  return {
    view: (pick) => {
      const step = stepApart(async () => pick(await load()));
      loads.push(step.load);
      return step;
    },
    load: () => Promise.all(loads.map((loadStep) => loadStep())),
  };
}
