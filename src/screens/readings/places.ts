import { readingsPaths } from '../../../machines/account/readings/readings.paths.ts';
import { linkTo } from '../../../machines/funnel/index.ts';

/** Where one finds what one has read. */
export const readingsLink = linkTo(readingsPaths.list);
