import { listingSteps } from '../../shared/list/listing.steps.ts';
import { readersPaths } from './readers.paths.ts';

/** Screens of a licence's readers, with the filters of the address. */
export const readersSteps = listingSteps({
  paths: [readersPaths.list],
});
