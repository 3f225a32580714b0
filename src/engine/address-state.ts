/** What a visit knows of its address and does about it: a reducer without effects. */
import type { Cause, ChartRoute, Correction, Params, Place, Standing } from '../../machines/engine/index.ts';
import { correctionOf, locate, stepOf } from '../../machines/engine/index.ts';

export interface AddressState {
  readonly place: Place;
  /** Cause of the chart's last transition; after an address, `address` until the chart rests. */
  readonly cause: Cause;
  /** The chart is to be asked about the address as soon as it rests elsewhere. */
  readonly isOpen: boolean;
  /** How often the chart was asked about the address: loading may lead it elsewhere once, never in a loop. */
  readonly asked: number;
  /** The address waits for work that may end in an outcome, which wins over any address requested meanwhile. */
  readonly waitsForOutcome: boolean;
}

/** A new address is open until the chart has been asked about it. */
export function requested(place: Place): Omit<AddressState, 'waitsForOutcome'> {
  return { place, cause: 'address', isOpen: true, asked: 0 };
}

/** The chart's present step, and what the decision depends on besides. */
interface Rest {
  readonly snapshot: Standing & { readonly context: unknown; hasTag(tag: 'busy'): boolean };
  readonly routes: readonly ChartRoute[];
  /** Whether the address has just changed. */
  readonly isFollowed: boolean;
}

/** The event that asks a chart about an address. */
type Question =
  | { readonly type: 'xstate.route'; readonly to: string; readonly params: Params }
  | { readonly type: 'place.changed'; readonly params: Params };

/** The next state; then the chart is asked, or the address corrected, or neither. */
interface Decision {
  readonly state: AddressState;
  readonly question?: Question;
  readonly correction?: Correction;
}

function questionOf({ stateId, params }: ChartRoute & { readonly params: Params }): Question {
  return stateId === null ? { type: 'place.changed', params } : { type: 'xstate.route', to: `#${stateId}`, params };
}

/** Decides after a transition of the chart, or after a change of the address. */
export function decide(before: AddressState, { snapshot, routes, isFollowed }: Rest): Decision {
  const { place, cause, asked, waitsForOutcome } = before;
  const step = stepOf(snapshot);
  const { isOutcome, standsIn } = step;
  const correction = correctionOf(step, snapshot.context ?? {}, routes, place, cause);
  const isElsewhere = correction !== null;
  // After an event the address is no longer pending, unless its placeholder step still shows: then it is tried again.
  const isOpen = before.isOpen && (cause === 'address' || (standsIn && !isElsewhere));
  const route = isOpen || cause === 'address' ? locate(routes, place) : null;
  const isBusy = snapshot.hasTag('busy');
  if (isBusy && (cause === 'event' ? isOpen : !isOpen || route?.stateId !== null)) {
    // Once the chart is where the address leads, wherever it goes from there is its own decision.
    const isThere = `${route?.stateId}` in snapshot.getMeta() || !(standsIn || isElsewhere);
    const staysOpen = standsIn ? asked < 2 : isOpen;
    return {
      state: {
        ...before,
        cause: 'address',
        isOpen: !isThere && staysOpen,
        waitsForOutcome: waitsForOutcome || !isOutcome,
      },
    };
  }
  // A placeholder step shows that something is missing; the next address may not need it, so it is tried, too.
  const isToBeAsked = isElsewhere ? !(waitsForOutcome && isOutcome) : standsIn && isFollowed;
  if (isOpen && route && isToBeAsked) {
    return {
      state: { place, cause, isOpen: false, asked: asked + 1, waitsForOutcome: false },
      question: questionOf(route),
    };
  }
  const rested = { cause: 'event', isOpen: standsIn && !isBusy, asked: 0, waitsForOutcome: false } as const;
  return correction ? { state: { ...rested, place: correction.place }, correction } : { state: { ...rested, place } };
}
