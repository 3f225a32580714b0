import { withTexts } from '../../i18n/catalogue.ts';
import { stepsApart } from '../../ui/layout/steps-apart.ts';

/** What nobody sees first comes while the first step is read. */
export const later = stepsApart(withTexts('laterQuoteRequest', () => import('./later-quote-request.ts')));
