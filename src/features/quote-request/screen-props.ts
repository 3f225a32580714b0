import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { QuoteRequestContext } from '../../../machines/quote-request/quote-request.context.ts';
import type { QuoteRequestEvent } from '../../../machines/quote-request/quote-request.machine.ts';
import type { quoteRequestSteps } from '../../../machines/quote-request/quote-request.steps.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of the request for a quote gets. */
export type QuoteRequestScreenProps<Name extends keyof typeof quoteRequestSteps> = ScreenProps<
  QuoteRequestContext & NeedsOf<(typeof quoteRequestSteps)[Name]>,
  QuoteRequestEvent
>;
