import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { QuotationEvent } from '../../../machines/quotation/quotation.machine.ts';
import type { quotationSteps } from '../../../machines/quotation/quotation.steps.ts';
import type { QuotationContext } from '../../../machines/quotation/quotation.context.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of the quotation funnel gets. */
export type QuotationScreenProps<Name extends keyof typeof quotationSteps> = ScreenProps<
  QuotationContext & NeedsOf<(typeof quotationSteps)[Name]>,
  QuotationEvent
>;

/** What a part of a screen needs to tell the chart something. */
export type ToChart = Pick<ScreenProps<QuotationContext, QuotationEvent>, 'can' | 'send'>;
