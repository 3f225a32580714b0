import { type as having } from 'superstruct';
import { step } from '../engine/step.ts';

/** What the watch for releases shows, wherever the person is: nothing, or the offer of another build. */
export const appUpdateSteps = {
  nothing: step('nothing', { paths: [], needs: having({}) }),
  offer: step('offer', { paths: [], needs: having({}) }),
};
