/** Addresses for links. A plain click sends an event instead. */
import { linkTo } from '../../../machines/engine/index.ts';
import { invoicePaths } from '../../../machines/invoice/invoice.paths.ts';

export const choicePlace = linkTo(invoicePaths.choice);

export const helpPlace = linkTo(invoicePaths.help);

export const checkPlace = linkTo(invoicePaths.check);

/** The page of a payment: the receipt of one that settled an invoice, the details of a transfer that is awaited. */
export function outcomePlace(reference: string): string {
  return linkTo(invoicePaths.success, { reference });
}
