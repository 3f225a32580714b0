import { listingSteps } from '../../shared/list/listing.steps.ts';
import { rangesPaths } from './ranges.paths.ts';

/** The screens of the networks from which a licence is read. */
export const rangesSteps = listingSteps({ paths: [rangesPaths.list] });
