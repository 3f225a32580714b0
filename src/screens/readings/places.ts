import { readingsSteps } from '../../../machines/account/readings/readings.steps.ts';
import { linkTo } from '../../../machines/funnel/index.ts';

/** Where one finds what one has read. */
export const readingsLink = linkTo(readingsSteps.list);
