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
 * The engine's event after Back, Forward or a link, for a chart whose one address has optional keys (filters, an
 * order). Unlike a route it leaves no state, so that running requests continue.
 */
export interface PlaceEvent {
  readonly type: 'place.changed';
  readonly params: Params;
}

/** The engine's event when the page is left or hidden: the chart sends pending changes now. */
export interface LeaveEvent {
  readonly type: 'page.left';
}

/** The engine's event when a person returns to a chart that still had changes to send. */
export interface EnterEvent {
  readonly type: 'page.entered';
}

/** The arguments of an action or a guard whose event may come from an address. */
export interface Routed {
  readonly event: { readonly type: string; readonly params?: Params };
}

/** The parameters of the address that an event came from; none for any other event. */
export function routeParams(event: Routed['event']): Params {
  return event.params ?? {};
}
