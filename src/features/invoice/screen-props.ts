import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { InvoiceContext } from '../../../machines/invoice/invoice.context.ts';
import type { InvoiceEvent } from '../../../machines/invoice/invoice.machine.ts';
import type { invoiceSteps as steps } from '../../../machines/invoice/invoice.steps.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** Props of a step's view. */
export type InvoiceScreenProps<Name extends keyof typeof steps> = ScreenProps<
  InvoiceContext & NeedsOf<(typeof steps)[Name]>,
  InvoiceEvent
>;
