import { listingSteps } from '../../shared/list/listing.steps.ts';
import { readersPaths } from './readers.paths.ts';

/** The screens of a licence's readers, what they are narrowed to in the address. */
export const readersSteps = listingSteps({
  paths: [readersPaths.list],
});
