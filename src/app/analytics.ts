/** Events for whatever tracker the publisher loads: a data layer that nothing in the product waits for. */

interface DataLayerEvent {
  readonly event: 'virtualPageView' | 'purchase';
  readonly [key: string]: string | number;
}

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[];
  }
}

/** Adds an event; a blocked or broken tracker makes no difference. */
function push(event: DataLayerEvent): void {
  try {
    (window.dataLayer ??= []).push(event);
  } catch {
    // The tracker replaced the layer by something that throws: the product does not depend on it.
  }
}

/** A virtual page view after each navigation: path and title, never the query, which may hold a reference or a token. */
export function pushPageView(title: string): void {
  push({ event: 'virtualPageView', path: window.location.pathname, title });
}

/** The purchase of one payment, once for each browser, however often its receipt is opened. */
export function pushPurchase(reference: string, minor: number, currency: string): void {
  const key = `purchase:${reference}`;
  try {
    if (window.localStorage.getItem(key) !== null) return;
    window.localStorage.setItem(key, 'told');
  } catch {
    // Without a storage a reload tells the purchase again; the reference lets the tracker drop the second one.
  }
  push({ event: 'purchase', reference, value: minor / 100, currency });
}
