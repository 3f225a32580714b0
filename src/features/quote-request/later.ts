import { withTexts } from '../../i18n/catalogue.ts';
import { lazySteps } from '../../ui/layout/lazy-steps.tsx';

/** Views of the later steps: they load while the first step is read. */
export const later = lazySteps(withTexts('laterQuoteRequest', () => import('./later-quote-request.tsx')));
