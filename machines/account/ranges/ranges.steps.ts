import { listingSteps } from '../../listing/listing.steps.ts';

/** The screens of the networks from which a licence is read. */
export const rangesSteps = listingSteps({ paths: ['/account/subscriptions/:aboId/ranges'] });
