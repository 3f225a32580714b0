import { listingSteps } from '../../shared/list/listing.steps.ts';
import { newslettersPaths } from './newsletters.paths.ts';

/** The one address of the page of newsletters (specification §2), and its screens. */
export const newslettersSteps = listingSteps({ paths: [newslettersPaths.list] });
