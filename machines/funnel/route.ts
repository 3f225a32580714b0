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

const withParams = having({ params: record(string(), string()) });

/** The parameters of the place that a route event came from; none for any other event. */
export function routeParams(event: unknown): Params {
  return is(event, withParams) ? event.params : {};
}
