import { listingSteps } from '../../listing/listing.steps.ts';

/** The one address of the page of newsletters (specification §2), and its screens. */
export const newslettersSteps = listingSteps({ paths: ['/account/newsletter'] });
