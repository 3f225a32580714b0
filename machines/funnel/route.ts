import { is, record, string, type as having } from 'superstruct';
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

const withParams = having({ params: record(string(), string()) });

/** The parameters of the place that a route event came from; none for any other event. */
export function routeParams(event: unknown): Params {
  return is(event, withParams) ? event.params : {};
}
