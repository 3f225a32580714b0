import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { QuotationContext } from '../../../machines/quotation/quotation.context.ts';
import type { QuotationEvent } from '../../../machines/quotation/quotation.machine.ts';
import type { quotationSteps as steps } from '../../../machines/quotation/quotation.steps.ts';
import type { DetailsDraft, typedDetails } from '../../../validation/forms/quotation.ts';
import type { ScreenProps } from '../../engine/index.ts';
import type { FormState } from '../shared/form/use-form.ts';

/** Props of a step's view. */
export type QuotationScreenProps<Name extends keyof typeof steps> = ScreenProps<
  QuotationContext & NeedsOf<(typeof steps)[Name]>,
  QuotationEvent
>;

/** Props of a part of a screen that sends events to the chart. */
export type ToChart = Pick<ScreenProps<QuotationContext, QuotationEvent>, 'can' | 'send'>;

/** Props of a part of the form of details. */
export interface DetailsPartProps extends Pick<FormState<ReturnType<typeof typedDetails>>, 'at'> {
  readonly details: DetailsDraft;
  readonly onChange: (change: Partial<DetailsDraft>) => void;
}
