/** An incomplete page does not compile. `npm run check -- types` runs these. */
import type { FilledPorts } from '../../../machines/ports.ts';
import { quoteRequestMachine } from '../../../machines/quote-request/quote-request.machine.ts';
import { readingsPaths } from '../../../contract/pages/reading.ts';
import type { PageRow } from '../../../contract/pages/row.ts';
import type { SessionPage } from '../pages.ts';
import { fill } from '../../page/fill-ports.ts';

export function filled({ readQuoteDraft, requestQuote, ...ports }: FilledPorts) {
  fill(quoteRequestMachine, null, { ...ports, readQuoteDraft, requestQuote });

  // @ts-expect-error -- every port that a chart asks is filled
  fill(quoteRequestMachine, null, { ...ports, readQuoteDraft });

  // @ts-expect-error -- by one that answers the same question
  fill(quoteRequestMachine, null, { ...ports, readQuoteDraft, requestQuote: readQuoteDraft });
}

const row = { paths: readingsPaths, access: 'personal', title: { id: 'pageTitle.notes' } } as const;

// @ts-expect-error -- every page of the account's index has a label
export const unlabelled: PageRow = { ...row, layout: 'account', index: 'reading' };

// @ts-expect-error -- every page of the account has its place in the index
export const placeless: PageRow = { ...row, layout: 'account', label: { id: 'pageLabel.notes' } };

// @ts-expect-error -- a page without a chart is drawn by the session
export const undrawn: Readonly<Record<Exclude<SessionPage, 'signIn'>, string>> = { home: 'Home' };
