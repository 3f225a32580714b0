import { type as having } from 'superstruct';
import { step } from '../engine/step.ts';

/** Views of the watch for releases, on every page: nothing, or the offer of another build. */
export const appUpdateSteps = {
  nothing: step('nothing', { paths: [], needs: having({}) }),
  offer: step('offer', { paths: [], needs: having({}) }),
};
