/** Addresses for links. A plain click sends an event instead. */
import { linkTo } from '../../../machines/engine/index.ts';
import { invoicePaths } from '../../../contract/pages/invoice.ts';

export const choicePlace = linkTo(invoicePaths.choice);

export const helpPlace = linkTo(invoicePaths.help);

export const checkPlace = linkTo(invoicePaths.check);

/** Page of a payment: the receipt of a settled invoice, or the details of an awaited transfer. */
export function outcomePlace(reference: string): string {
  return linkTo(invoicePaths.success, { reference });
}
