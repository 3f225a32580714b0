/** Addresses that links show (specification §2). What a plain click on them does is an event's business. */
function placeOf(path: string, id: string, step?: string): string {
  return `${path}?${new URLSearchParams({ id, ...(step !== undefined && { step }) }).toString()}`;
}

/** Where one chooses how a subscription is paid. */
export function choicePlace(id: string): string {
  return placeOf('/account/payment', id);
}

export function billingPlace(id: string): string {
  return placeOf('/account/payment/step2', id);
}

export function helpPlace(id: string): string {
  return placeOf('/account/payment', id, 'help');
}

/** The quotation that a subscription comes from, if it does. */
export function quotationPlace(aboId: string): string {
  return `/account/quotation?${new URLSearchParams({ aboId }).toString()}`;
}

export const accountPlace = '/account';
