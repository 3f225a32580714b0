import { listingSteps } from '../../listing/listing.steps.ts';

/** The screens of the wallet's history (specification §2). */
export const walletSteps = listingSteps({ paths: ['/account/pme?kind=:kind?&period=:period?'] });
