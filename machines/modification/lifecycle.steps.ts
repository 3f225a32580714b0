import { type as having } from 'superstruct';
import { step } from '../engine/step.ts';

/** The life of a request draws nothing: its page does (`modification.steps.ts`). */
export const lifecycleSteps = { nothing: step('nothing', { paths: [], needs: having({}) }) };
