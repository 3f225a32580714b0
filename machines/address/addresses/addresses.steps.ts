import { listingSteps } from '../../shared/list/listing.steps.ts';
import { addressesPaths } from './addresses.paths.ts';

/** The one address of the page of addresses, and its screens. */
export const addressesSteps = listingSteps({ paths: [addressesPaths.list] });
