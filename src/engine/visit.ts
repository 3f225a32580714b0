/** One visit of a funnel: its chart, its address and its draft, kept together. Knows no React. */
import type { Cause, ChartActor, ChartRoute, Funnel, Place } from '../../machines/funnel/index.ts';
import { correctionOf, locate, packDraft, stepOf, unpackDraft } from '../../machines/funnel/index.ts';
import type { TextStore } from './storage.ts';

/** Moves the address of the application, without language prefix and origin. */
export type Navigate = (place: Place, options: { readonly replace: boolean }) => void;

export interface VisitOptions<Context extends { readonly draft: Draft }, Event, Draft> {
  readonly funnel: Funnel<Context, Event, Draft>;
  /** Who is there; a draft is theirs alone. */
  readonly person: string;
  /** The draft of somebody who has none. */
  readonly fresh: () => Draft;
  readonly place: Place;
  readonly navigate: Navigate;
  readonly store: TextStore;
  /** The present moment in milliseconds since 1970. */
  readonly now: () => number;
}

export interface Visit<Context, Event> {
  readonly actor: ChartActor<Context, Event>;
  readonly routes: readonly ChartRoute[];
  /** The draft came from an earlier version of the funnel: the person is told what became of it. */
  readonly isCarriedOver: boolean;
  /** Tells where the address now is: after Back, Forward, a link, or the visit's own navigation. */
  arrive(place: Place): void;
  /** Starts the chart, or keeps it running. Each `hold` is paired with one `release`. */
  hold(): void;
  /** Stops the chart once nobody holds it: React's strict mode lets go and takes hold again at once. */
  release(): void;
}

/**
 * Opens a funnel at a place. The chart is the truth: an address is tried as XState's guarded `route` event as soon as the
 * chart rests; what the chart refuses is corrected. While the chart is at work the address waits.
 */
export function openVisit<Context extends { readonly draft: Draft }, Event, Draft>(
  options: VisitOptions<Context, Event, Draft>,
): Visit<Context, Event> {
  const { funnel, person, navigate, store, now } = options;
  const key = `funnel:${funnel.name}`;
  const scope = () => ({ funnel: funnel.name, hash: funnel.hash, person, now: now() });
  const found = unpackDraft(funnel.draft, scope(), store.read(key));
  const draft = found.kind === 'found' ? found.draft : options.fresh();
  const actor = funnel.open({ draft, params: locate(funnel.routes, options.place)?.params ?? {} });

  let place = options.place;
  /** An address that the chart has not been asked about yet. */
  let pending: Place | null = options.place;
  /** What moved the chart last; an address has moved it until it rests. */
  let cause: Cause = 'address';
  let saved: Draft = draft;
  let holders = 0;
  let isStarted = false;

  function save(): void {
    const { context, value } = actor.getSnapshot();
    if (context.draft === saved) return;
    saved = context.draft;
    store.write(key, packDraft(funnel.draft, scope(), value, saved));
  }

  function correction() {
    const snapshot = actor.getSnapshot();
    return correctionOf(stepOf(snapshot), snapshot.context, funnel.routes, place, cause);
  }

  function settle(): void {
    save();
    if (cause === 'address' && actor.getSnapshot().hasTag('busy')) return;
    const route = pending && correction().kind !== 'none' ? locate(funnel.routes, pending) : null;
    pending = null;
    // The chart answers by settling again: at once, or after the transition that it is still telling of. A route that it
    // refuses is corrected then.
    if (route) return actor.send({ type: 'xstate.route', to: `#${route.stateId}`, params: route.params });
    const needed = correction();
    cause = 'event';
    if (needed.kind === 'none') return;
    place = needed.place;
    navigate(place, { replace: needed.kind === 'replace' });
  }

  return {
    actor,
    routes: funnel.routes,
    isCarriedOver: found.kind === 'found' && !found.isExact,
    arrive: (next) => {
      if (next.path === place.path && next.search === place.search) return;
      place = next;
      pending = next;
      cause = 'address';
      if (isStarted) settle();
    },
    hold: () => {
      holders += 1;
      if (isStarted) return;
      isStarted = true;
      // The chart begins where the address is: wherever it goes from there is its own decision.
      if (correction().kind === 'none') pending = null;
      actor.subscribe(settle);
      actor.start();
      settle();
    },
    release: () => {
      holders -= 1;
      queueMicrotask(() => {
        if (holders === 0) actor.stop();
      });
    },
  };
}
