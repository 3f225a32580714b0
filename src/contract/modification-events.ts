/**
 * Where a browser hears that something has happened to a request of its person: a stream of server-sent events
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html). It says that, and not what: the page asks again. It speaks no language, so no path has one.
 */
export const modificationEvents = {
  path: '/ajax/subscriptions/modification/events',
  /** The name of the event. */
  happened: 'modification',
} as const;
