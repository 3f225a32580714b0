import { listingSteps } from '../../listing/listing.steps.ts';

/** The screens of the list of subscriptions (specification §2). */
export const subscriptionsSteps = listingSteps({ paths: ['/account/subscriptions?status=:status?&text=:text?'] });
