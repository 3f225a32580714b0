/** Addresses that links show (specification §2). What a plain click on them does is an event's business. */
export const choicePlace = '/account/invoices';

export const helpPlace = '/account/invoices?step=help';

/** The page of a payment that settled an invoice: its receipt. */
export function receiptPlace(reference: string): string {
  return `/account/invoices/success/${encodeURIComponent(reference)}`;
}
