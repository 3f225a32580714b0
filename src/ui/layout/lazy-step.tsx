import type { ComponentType } from 'react';
import type { Lazy } from './lazy.ts';
import { lazy } from './lazy.ts';
import { LoadingMark } from '../feedback/progress-line.tsx';

/** A step's view that is loaded apart: as long as its code is on its way, that is said under the step's heading. */
export function lazyStep<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  return lazy(load, () => <LoadingMark />);
}
