/** Addresses that links show (specification §2). What a plain click on them does is an event's business. */
export const needsPlace = '/quote';

export const youPlace = '/quote?step=you';
