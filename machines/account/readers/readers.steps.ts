import { listingSteps } from '../../listing/listing.steps.ts';

/** The screens of a licence's readers, what they are narrowed to in the address. */
export const readersSteps = listingSteps({
  paths: ['/account/subscriptions/:aboId/readers?text=:text?&state=:state?'],
});
