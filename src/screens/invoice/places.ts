/** Addresses that links show. What a plain click on them does is an event's business. */
import { linkTo } from '../../../machines/funnel/index.ts';
import { invoiceSteps as steps } from '../../../machines/invoice/invoice.steps.ts';

export const choicePlace = linkTo(steps.choice);

export const helpPlace = linkTo(steps.help);

export const checkPlace = linkTo(steps.check);

/** The page of a payment: the receipt of one that settled an invoice, the details of a transfer that is awaited. */
export function outcomePlace(reference: string): string {
  return linkTo(steps.paid, { reference });
}
