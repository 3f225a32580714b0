/** Addresses that links show. What a plain click on them does is an event's business. */
import { linkTo } from '../../../machines/engine/index.ts';
import { quoteRequestPaths } from '../../../machines/quote-request/quote-request.paths.ts';

export const needsPlace = linkTo(quoteRequestPaths.needs);

export const youPlace = linkTo(quoteRequestPaths.you);
