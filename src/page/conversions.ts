/** What a publisher counts as success, told to its tracker once. */
import type { DataLayerEvent } from './analytics.ts';
import { push } from './analytics.ts';

/** Adds what has a reference once for each browser, however often its page is opened. */
function pushOnce(event: DataLayerEvent & { readonly reference: string }): void {
  const key = `${event.event}:${event.reference}`;
  try {
    if (window.localStorage.getItem(key) !== null) return;
    window.localStorage.setItem(key, 'told');
  } catch {
    // Without a storage a reload tells it again; the reference lets the tracker drop the second one.
  }
  push(event);
}

/** The purchase of one payment. */
export function pushPurchase(reference: string, minor: number, currency: string): void {
  pushOnce({ event: 'purchase', reference, value: minor / 100, currency });
}

/** A request for a quote that has reached the office. */
export function pushQuoteRequest(reference: string): void {
  pushOnce({ event: 'quoteRequest', reference });
}
