import { withTexts } from '../../../i18n/catalogue.ts';
import { lazySteps } from '../../../ui/layout/lazy-steps.tsx';

/**
 * Views of later steps load after the first one has rendered, or while the outcome of an order is read. Views that show
 * when the network fails in the middle of an order stay in the page's chunk.
 */
export const later = lazySteps(withTexts('laterOrdering', () => import('./later-ordering.tsx')));
export const loadLaterOrdering = later.load;

/** A receipt; a chart may put something of its own into it. */
export const Paid = later.view((views) => views.Paid);
