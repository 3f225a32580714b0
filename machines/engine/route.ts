import type { Params } from './path.ts';
import type { Step } from './step.ts';

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

/** A state's route whose guard is what its step needs: an address enters the state once the context has that. */
export interface ReadyRoute {
  readonly guard: (args: { readonly context: unknown }) => boolean;
}

export interface RoutedState<Id extends string, Row extends Step, Route> {
  readonly id: Id;
  readonly route: Route;
  readonly meta: { readonly step: Row };
}

/**
 * Makes the `routed` function of a chart, which gives a state all that its row in the steps table determines:
 * `check: { ...routed(steps.check), on: { … } }` has the id that XState's `route` event needs, a route that the step's
 * needs guard, and the meta. The state's key is the step's name.
 *
 * A second argument is the whole route instead: `{}` lets every address in, for a state that reads what it needs first;
 * `{ guard: 'isOpen', actions: 'turnTo' }` has XState's meaning.
 * @param parent The chart's id; for states within another one, also the path: `quote.form`.
 */
export function routedIn<const Parent extends string>(parent: Parent) {
  function routed<Name extends string, Row extends Step>(
    step: Row & { readonly name: Name },
  ): RoutedState<`${Parent}.${Name}`, Row, ReadyRoute>;
  function routed<Name extends string, Row extends Step, const Route extends object>(
    step: Row & { readonly name: Name },
    route: Route,
  ): RoutedState<`${Parent}.${Name}`, Row, Route>;
  function routed(
    step: Step,
    route: object = { guard: ({ context }: { readonly context: unknown }) => step.isReady(context) },
  ) {
    return { id: `${parent}.${step.name}`, route, meta: { step } };
  }
  return routed;
}
