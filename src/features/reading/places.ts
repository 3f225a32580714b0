import { readingsPaths } from '../../../machines/reading/readings/readings.paths.ts';
import { linkTo } from '../../../machines/engine/index.ts';

/** Where one finds what one has read. */
export const readingsLink = linkTo(readingsPaths.list);
