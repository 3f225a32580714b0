/** Addresses that links show (specification §2). What a plain click on them does is an event's business. */
function placeOf(path: string, aboId: string, step?: string): string {
  return `${path}?${new URLSearchParams({ aboId, ...(step !== undefined && { step }) }).toString()}`;
}

/** The form that begins a quote of one's own. */
export const newQuotePlace = '/account/quotation?isDevis';

export const accountPlace = '/account';

export function offerPlace(aboId: string): string {
  return placeOf('/account/quotation', aboId);
}

export function revisionPlace(aboId: string): string {
  return placeOf('/account/quotation', aboId, 'offer');
}

export function detailsPlace(aboId: string): string {
  return placeOf('/account/quotation/step2', aboId);
}

export function checkPlace(aboId: string): string {
  return placeOf('/account/quotation/step3', aboId);
}

/** What can be done beside accepting. */
export function asidePlace(aboId: string, step: 'decline' | 'change' | 'share'): string {
  return placeOf('/account/quotation/step3', aboId, step);
}

/** Where what was ordered is paid. */
export function paymentPlace(id: number): string {
  return `/account/payment?${new URLSearchParams({ id: String(id) }).toString()}`;
}
