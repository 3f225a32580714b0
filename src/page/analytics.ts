/** Events for whatever tracker the publisher loads: a data layer that nothing in the product waits for. */

/** One page that somebody has come to. */
export interface PageView {
  readonly path: string;
  readonly title: string;
}

/** An event as a tracker reads it. */
export interface DataLayerEvent {
  readonly event: 'virtualPageView' | 'purchase' | 'quoteRequest';
  readonly [key: string]: string | number;
}

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[];
  }
}

/** Adds an event; a blocked or broken tracker makes no difference. */
export function push(event: DataLayerEvent): void {
  try {
    (window.dataLayer ??= []).push(event);
  } catch {
    // The tracker replaced the layer by something that throws: the product does not depend on it.
  }
}

/** A virtual page view after each navigation: path and title, never the query, which may hold a reference or a token. */
export function pushPageView(title: string): void {
  const view: PageView = { path: window.location.pathname, title };
  views.push(view);
  push({ event: 'virtualPageView', ...view });
  follower?.(view);
}

/** Page views so far, and who is told of each. */
const views: PageView[] = [];
let follower: ((view: PageView) => void) | null = null;

/** Tells every page view, those of before as well. */
export function followPageViews(tell: (view: PageView) => void): void {
  follower = tell;
  views.forEach(tell);
}
