import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { QuoteRequestContext } from '../../../machines/quote-request/quote-request.context.ts';
import type { QuoteRequestEvent } from '../../../machines/quote-request/quote-request.machine.ts';
import type { quoteRequestSteps as steps } from '../../../machines/quote-request/quote-request.steps.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** Props of a step's view. */
export type QuoteRequestScreenProps<Name extends keyof typeof steps> = ScreenProps<
  QuoteRequestContext & NeedsOf<(typeof steps)[Name]>,
  QuoteRequestEvent
>;
