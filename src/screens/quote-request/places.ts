/** Addresses that links show. What a plain click on them does is an event's business. */
import { linkTo } from '../../../machines/funnel/index.ts';
import { quoteRequestSteps as steps } from '../../../machines/quote-request/quote-request.steps.ts';

export const needsPlace = linkTo(steps.needs);

export const youPlace = linkTo(steps.you);
