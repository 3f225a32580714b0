/** One visit of a page: its chart and its address, kept together. Knows no React. */
import type { Cause, ChartActor, ChartRoute, Page, Place } from '../../machines/engine/index.ts';
import { correctionOf, locate, stepOf } from '../../machines/engine/index.ts';

/** Moves the address of the application, without language prefix and origin; the hash stays. */
export type Navigate = (place: Place, options: { readonly replace: boolean }) => void;

export interface VisitOptions<Context, Event> {
  readonly page: Page<Context, Event>;
  readonly place: Place;
  readonly navigate: Navigate;
  /** Told once the chart has stopped: it was let go, and had nothing more to send. */
  readonly onStopped?: () => void;
  /** Told of an error that ends the chart. Without it XState throws the error in a timer, which reaches the error page. */
  readonly onError?: (error: unknown) => void;
}

export interface Visit<Context, Event> {
  /** The running chart; another one after the visit was let go and taken hold of again. */
  readonly actor: ChartActor<Context, Event>;
  readonly routes: readonly ChartRoute[];
  /** Tells the chart what the person did: the same function for the whole visit. */
  readonly send: (event: Event) => void;
  /** Whether the chart would take this event now: the same function for the whole visit. */
  readonly can: (event: Event) => boolean;
  /** Tells where the address now is: after Back, Forward, a link, or the visit's own navigation. */
  arrive(place: Place): void;
  /** Starts the chart, or keeps it running. Each `hold` is paired with one `release`. `true`: it is another chart. */
  hold(): boolean;
  /**
   * Stops the chart once nobody holds it (React's strict mode lets go and takes hold again at once) and it has sent
   * what waited.
   */
  readonly release: () => void;
  /** The page may go away any moment: what waits to be sent is sent now. */
  readonly leave: () => void;
  /** What was told is not true any more, for instance in another language: a chart that takes `place.changed` reads anew. */
  readonly readAgain: () => void;
}

/**
 * Opens a page at a place. The chart is the truth: an address is tried as XState's guarded `route` event as soon as the
 * chart rests (or told as `place.changed` to a chart that takes it); what the chart refuses is corrected. While the chart
 * is at work the address waits.
 */
export function openVisit<Context, Event>({
  page,
  navigate,
  onStopped,
  onError,
  ...options
}: VisitOptions<Context, Event>): Visit<Context, Event> {
  const { routes } = page;
  let { place } = options;
  const params = () => locate(routes, place)?.params ?? {};
  const opened = () => page.open({ params: params() });
  let actor = opened();
  /** What moved the chart last; an address has moved it until it rests. */
  let cause: Cause = 'address';
  /** The chart is to be asked about the address as soon as it rests elsewhere. */
  let isOpen = true;
  /** How often it was asked: what it must read first may lead it elsewhere once, but never round and round. */
  let asked = 0;
  /** The address waits for work that may end in an outcome: that is told, wherever the person wanted to be meanwhile. */
  let waitsForOutcome = false;
  let holders = 0;
  let phase: 'new' | 'running' | 'stopped' = 'new';

  function request(next: Place): void {
    place = next;
    cause = 'address';
    isOpen = true;
    asked = 0;
  }

  /** @param isFollowed Whether the address has just been gone to. */
  function settle(isFollowed = false): void {
    const snapshot = actor.getSnapshot();
    page.keep?.(snapshot);
    if (holders === 0) return;
    const step = stepOf(snapshot);
    const { isOutcome, standsIn } = step;
    const needed = correctionOf(step, snapshot.context ?? {}, routes, place, cause);
    const isElsewhere = needed !== null;
    // By an event the person has gone on, unless it is still shown what stands in for the address: that is tried again.
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
    // What stands in for want of something is no answer to whoever goes on to what may not need it.
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

  /** Stops the chart, unless somebody holds it again, as soon as it has nothing more to send. */
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
