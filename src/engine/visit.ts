/** One visit of a page: its chart and its address, kept together. Knows no React. */
import type { Cause, ChartActor, ChartRoute, Page, Place } from '../../machines/funnel/index.ts';
import { correctionOf, locate, stepOf } from '../../machines/funnel/index.ts';

/** Moves the address of the application, without language prefix and origin; the hash stays. */
export type Navigate = (place: Place, options: { readonly replace: boolean }) => void;

export interface VisitOptions<Context, Event> {
  readonly page: Page<Context, Event>;
  readonly place: Place;
  readonly navigate: Navigate;
  /** Told once the chart has stopped: it was let go, and had nothing more to send. */
  readonly onStopped?: () => void;
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
  release(): void;
  /** The page may go away any moment: what waits to be sent is sent now. */
  readonly leave: () => void;
  /** What was told is not true any more, for instance in another language: a chart that takes `place.changed` reads anew. */
  readonly readAgain: () => void;
}

const leaving = { type: 'page.left' } as const;
const entering = { type: 'page.entered' } as const;

/**
 * Opens a page at a place. The chart is the truth: an address is tried as XState's guarded `route` event as soon as the
 * chart rests (or told as `place.changed` to a chart that takes it); what the chart refuses is corrected. While the chart
 * is at work the address waits.
 */
export function openVisit<Context, Event>({
  page,
  navigate,
  onStopped,
  ...options
}: VisitOptions<Context, Event>): Visit<Context, Event> {
  const { routes } = page;
  let place = options.place;
  let actor = opened();
  /** An address that the chart has not been asked about yet. */
  let pending: Place | null = place;
  /** The address waits for work that may end in an outcome: that is told, wherever the person wanted to be meanwhile. */
  let waitsForOutcome = false;
  /** What moved the chart last; an address has moved it until it rests. */
  let cause: Cause = 'address';
  let holders = 0;
  let phase: 'new' | 'running' | 'stopped' = 'new';

  function opened(): ChartActor<Context, Event> {
    return page.open({ params: locate(routes, place)?.params ?? {} });
  }

  function correction() {
    const snapshot = actor.getSnapshot();
    return correctionOf(stepOf(snapshot), snapshot.context ?? {}, routes, place, cause);
  }

  /** Lets the chart judge the address that waits; it answers by settling again, at once or after what it is telling of. */
  function ask(waiting: Place): boolean {
    const route = correction().kind === 'none' ? null : locate(routes, waiting);
    if (!route) return false;
    const { stateId, params } = route;
    actor.send(
      stateId === null ? { type: 'place.changed', params } : { type: 'xstate.route', to: `#${stateId}`, params },
    );
    return true;
  }

  function settle(): void {
    const snapshot = actor.getSnapshot();
    page.keep?.(snapshot);
    if (holders === 0) return;
    const { isOutcome } = stepOf(snapshot);
    const isTold = pending !== null && locate(routes, pending)?.stateId === null;
    if (cause === 'address' && snapshot.hasTag('busy') && !isTold) {
      waitsForOutcome = !isOutcome;
      return;
    }
    const waiting = waitsForOutcome && isOutcome ? null : pending;
    pending = null;
    waitsForOutcome = false;
    if (waiting && ask(waiting)) return;
    const needed = correction();
    cause = 'event';
    if (needed.kind === 'none') return;
    place = needed.place;
    navigate(place, { replace: needed.kind === 'replace' });
  }

  function start(): void {
    phase = 'running';
    // The chart begins where the address is: wherever it goes from there is its own decision.
    if (correction().kind === 'none') pending = null;
    actor.subscribe(settle);
    actor.start();
    settle();
  }

  function leave(): void {
    actor.send(leaving);
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
      place = next;
      pending = next;
      cause = 'address';
      if (phase === 'running') settle();
    },
    hold: () => {
      holders += 1;
      if (phase === 'running') {
        actor.send(entering);
        return false;
      }
      const isAnother = phase === 'stopped';
      if (isAnother) {
        actor = opened();
        pending = place;
        cause = 'address';
      }
      start();
      return isAnother;
    },
    release: () => {
      holders -= 1;
      queueMicrotask(() => {
        if (holders > 0 || phase !== 'running') return;
        leave();
        actor.subscribe(stopWhenSent);
        stopWhenSent();
      });
    },
    leave,
    readAgain: () => actor.send({ type: 'place.changed', params: locate(routes, place)?.params ?? {} }),
  };
}
