import type { Params } from './path.ts';

/**
 * XState's own way into a chart from a URL: `{ type: 'xstate.route', to: '#invoice.check' }` enters the state with that
 * id if its route's guard lets it. The engine adds the parameters of the place.
 */
export interface RouteEvent {
  readonly type: 'xstate.route';
  /** `#` and the id of a state that has a `route`. */
  readonly to: string;
  readonly params: Params;
}

/**
 * What the engine tells a chart whose one address has optional keys (filters, an order), and that takes it: after Back,
 * Forward or a link. Other than by a route no state is left for it, so that what is under way beside goes on.
 */
export interface PlaceEvent {
  readonly type: 'place.changed';
  readonly params: Params;
}

/** What the engine tells a chart that takes it when its page is left or hidden: what waits to be sent is sent now. */
export interface LeaveEvent {
  readonly type: 'page.left';
}

/** What the engine tells a chart that takes it when somebody is back who had left while it had still something to send. */
export interface EnterEvent {
  readonly type: 'page.entered';
}

/** What an action or a guard is given of an event that may have come from an address. */
export interface Routed {
  readonly event: { readonly type: string; readonly params?: Params };
}

/** The parameters of the place that an event came from: an address tried or told. None of any other event. */
export function routeParams(event: Routed['event']): Params {
  return event.params ?? {};
}
