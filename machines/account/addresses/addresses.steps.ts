import { listingSteps } from '../../listing/listing.steps.ts';

/** The one address of the page of addresses, and its screens. */
export const addressesSteps = listingSteps({ paths: ['/account/infosuser/addresses'] });
