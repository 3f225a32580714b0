import { type as having } from 'superstruct';
import { step } from '../engine/step.ts';
import { purchasePaths } from '../../contract/pages/purchase.ts';

const { choice } = purchasePaths;

/** Steps of a purchase before its payment: the choice of an offer. */
export const purchaseSteps = {
  /** Nothing is sold at once: there are quotes. */
  unlisted: step('unlisted', { paths: [choice], needs: having({}) }),
  choice: step('choice', { paths: [choice], needs: having({}), progress: 'choice' }),
};
