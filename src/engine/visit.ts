/** One visit of a page: its chart and its address, kept together. Knows no React. */
import type { Cause, ChartActor, ChartRoute, OpenOptions, Page, Place } from '../../machines/engine/index.ts';
import { correctionOf, locate, stepOf } from '../../machines/engine/index.ts';

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
  let { place } = options;
  const params = () => locate(routes, place)?.params ?? {};
  const opened = () => page.open({ params: params() }, inspect && { inspect });
  let actor = opened();
  /** Cause of the chart's last transition; after an address, `address` until the chart rests. */
  let cause: Cause = 'address';
  /** The chart is to be asked about the address as soon as it rests elsewhere. */
  let isOpen = true;
  /** How often the chart was asked about the address: loading may lead it elsewhere once, never in a loop. */
  let asked = 0;
  /** The address waits for work that may end in an outcome, which wins over any address requested meanwhile. */
  let waitsForOutcome = false;
  let holders = 0;
  let phase: 'new' | 'running' | 'stopped' = 'new';

  function request(next: Place): void {
    place = next;
    cause = 'address';
    isOpen = true;
    asked = 0;
  }

  /** @param isFollowed Whether the address has just changed. */
  function settle(isFollowed = false): void {
    const snapshot = actor.getSnapshot();
    page.keep?.(snapshot);
    if (holders === 0) return;
    const step = stepOf(snapshot);
    const { isOutcome, standsIn } = step;
    const needed = correctionOf(step, snapshot.context ?? {}, routes, place, cause);
    const isElsewhere = needed !== null;
    // After an event the address is no longer pending, unless its placeholder step still shows: then it is tried again.
    if (cause === 'event' && (!standsIn || isElsewhere)) isOpen = false;
    const route = isOpen || cause === 'address' ? locate(routes, place) : null;
    const isBusy = snapshot.hasTag('busy');
    if (isBusy && (cause === 'event' ? isOpen : !isOpen || route?.stateId !== null)) {
      cause = 'address';
      waitsForOutcome ||= !isOutcome;
      // Once the chart is where the address leads, wherever it goes from there is its own decision.
      if (`${route?.stateId}` in snapshot.getMeta() || !(standsIn || isElsewhere)) isOpen = false;
      else if (standsIn) isOpen = asked < 2;
      return;
    }
    // A placeholder step shows that something is missing; the next address may not need it, so it is tried, too.
    const isToBeAsked = isElsewhere ? !(waitsForOutcome && isOutcome) : standsIn && isFollowed;
    waitsForOutcome = false;
    if (isOpen && route && isToBeAsked) {
      isOpen = false;
      asked += 1;
      const { stateId, params } = route;
      // The chart answers by settling again, at once or after what it is telling of.
      actor.send(
        stateId === null ? { type: 'place.changed', params } : { type: 'xstate.route', to: `#${stateId}`, params },
      );
      return;
    }
    cause = 'event';
    isOpen = standsIn && !isBusy;
    asked = 0;
    if (!needed) return;
    place = needed.place;
    navigate(place, { replace: needed.replace });
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
      if (next.path === place.path && next.search === place.search) return;
      request(next);
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
        request(place);
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
