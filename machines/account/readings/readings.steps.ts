import { listingSteps } from '../../listing/listing.steps.ts';

/** The screens of what was read (specification §2). */
export const readingsSteps = listingSteps({
  paths: ['/account/readings?kind=:kind?&list=:list?&document=:document?&text=:text?&sort=:sort?'],
});

/** The screens of what is kept for later. */
export const readLaterSteps = listingSteps({
  paths: ['/account/readlater?document=:document?&text=:text?&sort=:sort?'],
});
