/** Addresses that links show. What a plain click on them does is an event's business. */
import { linkTo } from '../../../machines/funnel/index.ts';
import { invoiceSteps as steps } from '../../../machines/invoice/invoice.steps.ts';

export const choicePlace = linkTo(steps.choice);

export const helpPlace = linkTo(steps.help);

/** The page of a payment that settled an invoice: its receipt. */
export function receiptPlace(reference: string): string {
  return linkTo(steps.paid, { reference });
}
