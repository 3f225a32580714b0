import { listingSteps } from '../../shared/list/listing.steps.ts';
import { readingsPaths, readLaterPaths } from './readings.paths.ts';

/** The screens of what was read (specification §2). */
export const readingsSteps = listingSteps({
  paths: [readingsPaths.list],
});

/** The screens of what is kept for later. */
export const readLaterSteps = listingSteps({
  paths: [readLaterPaths.list],
});
