import { listingSteps } from '../../shared/list/listing.steps.ts';
import { subscriptionsPaths } from './subscriptions.paths.ts';

/** The screens of the list of subscriptions (specification §2). */
export const subscriptionsSteps = listingSteps({ paths: [subscriptionsPaths.list] });
