import type { ComponentType } from 'react';
import type { Lazy } from './lazy.ts';
import { lazy } from './lazy.ts';
import { LoadingMark } from '../feedback/progress-line.tsx';

/** A lazy view of a step: while its code loads, a fallback shows under the step's heading. */
export function lazyStep<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  return lazy(load, () => <LoadingMark />);
}
