import type { ComponentType } from 'react';
import type { Apart } from './lazy.ts';
import { apart } from './lazy.ts';
import { Coming } from '../feedback/progress-line.tsx';

/** A step's view that is loaded apart: as long as its code is on its way, that is said under the step's heading. */
export function stepApart<Props extends object>(load: () => Promise<ComponentType<Props>>): Apart<Props> {
  return apart(load, () => <Coming />);
}
