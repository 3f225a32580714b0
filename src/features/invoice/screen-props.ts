import type { NeedsOf } from '../../../machines/engine/step.ts';
import type { InvoiceContext } from '../../../machines/invoice/invoice.context.ts';
import type { InvoiceEvent } from '../../../machines/invoice/invoice.machine.ts';
import type { invoiceSteps } from '../../../machines/invoice/invoice.steps.ts';
import type { ScreenProps } from '../../engine/index.ts';

/** What the view of one step of the invoice funnel gets. */
export type InvoiceScreenProps<Name extends keyof typeof invoiceSteps> = ScreenProps<
  InvoiceContext & NeedsOf<(typeof invoiceSteps)[Name]>,
  InvoiceEvent
>;
