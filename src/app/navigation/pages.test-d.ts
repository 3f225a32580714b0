/** An incomplete page does not compile. `npm run check -- types` runs these. */
import type { FilledPorts } from '../../../machines/ports.ts';
import { quoteRequestMachine } from '../../../machines/quote-request/quote-request.machine.ts';
import type { IndexedPage } from '../../../contract/pages.ts';
import type { SessionPage } from '../pages.ts';
import { fill } from '../../page/fill-ports.ts';

export function filled({ readQuoteDraft, requestQuote, ...ports }: FilledPorts) {
  fill(quoteRequestMachine, null, { ...ports, readQuoteDraft, requestQuote });

  // @ts-expect-error -- every port that a chart asks is filled
  fill(quoteRequestMachine, null, { ...ports, readQuoteDraft });

  // @ts-expect-error -- by one that answers the same question
  fill(quoteRequestMachine, null, { ...ports, readQuoteDraft, requestQuote: readQuoteDraft });
}

// @ts-expect-error -- every page of the account's index has a label
export const unlabelled: Readonly<Record<IndexedPage, string>> = { accountHome: 'Overview' };

// @ts-expect-error -- a page without a chart is drawn by the session
export const undrawn: Readonly<Record<Exclude<SessionPage, 'signIn'>, string>> = { home: 'Home' };
