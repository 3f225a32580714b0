/** One visit of a page: its chart and its address, kept together. Knows no React. */
import type { ChartActor, ChartRoute, OpenOptions, Page, Place } from '../../machines/engine/index.ts';
import { locate } from '../../machines/engine/index.ts';
import type { AddressState } from './address-state.ts';
import { decide, requested } from './address-state.ts';

/** Moves the address of the application, without language prefix and origin; the hash stays. */
export type Navigate = (place: Place, options: { readonly replace: boolean }) => void;

export interface VisitOptions<Context, Event> extends OpenOptions {
  readonly page: Page<Context, Event>;
  readonly place: Place;
  readonly navigate: Navigate;
  /** Called once the chart has stopped: it was released, and had nothing more to send. */
  readonly onStopped?: () => void;
  /** Called with an error that ends the chart. By default XState rethrows it in a timer, and the error page shows. */
  readonly onError?: (error: unknown) => void;
}

export interface Visit<Context, Event> {
  /** The running chart; another one after the visit was released and held again. */
  readonly actor: ChartActor<Context, Event>;
  readonly routes: readonly ChartRoute[];
  /** Sends the chart an event of the person: the same function for the whole visit. */
  readonly send: (event: Event) => void;
  /** Whether the chart would take this event now: the same function for the whole visit. */
  readonly can: (event: Event) => boolean;
  /** Receives the current address: after Back, Forward, a link, or the visit's own navigation. */
  arrive(place: Place): void;
  /** Starts the chart, or keeps it running. Each `hold` is paired with one `release`. `true`: it is another chart. */
  hold(): boolean;
  /**
   * Stops the chart once it has no holder (React's strict mode releases and holds again at once) and has sent what
   * waited.
   */
  readonly release: () => void;
  /** The page may go away any moment: what waits to be sent is sent now. */
  readonly leave: () => void;
  /** Answers became stale, for instance by another language: a chart that takes `place.changed` reads them again. */
  readonly readAgain: () => void;
}

/**
 * Opens a page at a place. The chart is the truth: an address is tried as XState's guarded `route` event as soon as the
 * chart rests (or sent as `place.changed` to a chart that takes it); an address that the chart refuses is corrected.
 * While the chart is busy the address waits.
 */
export function openVisit<Context, Event>({
  page,
  navigate,
  onStopped,
  onError,
  inspect,
  ...options
}: VisitOptions<Context, Event>): Visit<Context, Event> {
  const { routes } = page;
  let address: AddressState = { ...requested(options.place), waitsForOutcome: false };
  const params = () => locate(routes, address.place)?.params ?? {};
  const opened = () => page.open({ params: params() }, inspect && { inspect });
  let actor = opened();
  let holders = 0;
  let phase: 'new' | 'running' | 'stopped' = 'new';

  /** @param isFollowed Whether the address has just changed. */
  function settle(isFollowed = false): void {
    const snapshot = actor.getSnapshot();
    page.keep?.(snapshot);
    if (holders === 0) return;
    const { state, question, correction } = decide(address, { snapshot, routes, isFollowed });
    address = state;
    // The chart answers by settling again, at once or after what it is telling of.
    if (question) actor.send(question);
    if (correction) navigate(correction.place, { replace: correction.replace });
  }

  /** XState reports an error that one of its observers does not take. */
  function observe(next: () => void): void {
    actor.subscribe({ next, ...(onError && { error: onError }) });
  }

  function leave(): void {
    actor.send({ type: 'page.left' });
  }

  /** Stops the chart, unless it is held again, as soon as it has nothing more to send. */
  function stopWhenSent(): void {
    if (holders > 0 || phase !== 'running') return;
    if (actor.getSnapshot().hasTag('unsent')) return;
    phase = 'stopped';
    actor.stop();
    onStopped?.();
  }

  return {
    get actor() {
      return actor;
    },
    routes,
    send: (event) => actor.send(event),
    can: (event) => actor.getSnapshot().can(event),
    arrive: (next) => {
      if (next.path === address.place.path && next.search === address.place.search) return;
      address = { ...address, ...requested(next) };
      if (phase === 'running') settle(true);
    },
    hold: () => {
      holders += 1;
      if (phase === 'running') {
        actor.send({ type: 'page.entered' });
        return false;
      }
      const isAnother = phase === 'stopped';
      if (isAnother) {
        actor = opened();
        address = { ...address, ...requested(address.place) };
      }
      phase = 'running';
      observe(() => settle());
      actor.start();
      settle();
      return isAnother;
    },
    release: () => {
      holders -= 1;
      queueMicrotask(() => {
        if (holders > 0 || phase !== 'running') return;
        leave();
        observe(stopWhenSent);
        stopWhenSent();
      });
    },
    leave,
    readAgain: () => actor.send({ type: 'place.changed', params: params() }),
  };
}
