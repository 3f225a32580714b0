import { listingSteps } from '../../shared/list/listing.steps.ts';
import { readingsPaths, readLaterPaths } from '../../../contract/pages/reading.ts';

/** Screens of the reading log (specification §2). */
export const readingsSteps = listingSteps({
  paths: [readingsPaths.list],
});

/** Screens of the articles kept for later. */
export const readLaterSteps = listingSteps({
  paths: [readLaterPaths.list],
});
