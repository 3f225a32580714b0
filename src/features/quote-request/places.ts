/** Addresses for links. A plain click sends an event instead. */
import { linkTo } from '../../../machines/engine/index.ts';
import { quoteRequestPaths } from '../../../machines/quote-request/quote-request.paths.ts';

export const needsPlace = linkTo(quoteRequestPaths.needs);

export const youPlace = linkTo(quoteRequestPaths.you);
