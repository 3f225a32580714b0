/**
 * States of a list that the server returns whole, with rows that neither come nor leave: switches, choices. It has no
 * next page and no undo, since a switch can be switched back; a refused change is shown by its row.
 */
import type { ListingEvent } from './listing.states.ts';

/** Events of such a list, from the person or the browser. */
export type WholeListEvent<PendingChange> = Extract<
  ListingEvent<PendingChange>,
  { readonly type: 'change.made' | 'retried' | 'place.changed' | 'page.entered' }
>;

interface Shown {
  readonly meta: object;
  readonly always: readonly object[];
}

interface Partial extends Shown {
  readonly on: { readonly retried: object };
}

interface Checking {
  readonly meta: object;
  readonly tags: string;
  readonly entry: object;
  readonly invoke: object;
}

interface Changeable {
  readonly on: { readonly 'change.made': object };
}

interface Sending extends Changeable {
  readonly tags: string;
  readonly entry: object;
  readonly invoke: object;
}

type Kept = 'deciding' | 'reading' | 'unreadable' | 'refreshing' | 'outdated';

/** The parts of `listingStates` that are taken apart here. */
interface ListingStates {
  readonly records: {
    readonly initial: string;
    readonly on: object;
    readonly states: Readonly<Record<Kept, object>> & {
      readonly shown: Partial;
      readonly checking: Checking;
      readonly empty: Shown;
    };
  };
  readonly changing: {
    readonly initial: string;
    readonly states: { readonly resting: object; readonly sending: Sending; readonly halted: Changeable };
  };
}

type Records<States extends ListingStates> = States['records']['states'];
type Changing<States extends ListingStates> = States['changing']['states'];

/** The remaining states, unchanged but for the removed edges. */
interface WholeListStates<States extends ListingStates> {
  readonly records: Pick<States['records'], 'initial' | 'on'> & {
    readonly states: Pick<Records<States>, Kept> & {
      readonly shown: Pick<Records<States>['shown'], 'meta' | 'always'> & {
        readonly on: Pick<Records<States>['shown']['on'], 'retried'>;
      };
      readonly checking: Pick<Records<States>['checking'], keyof Checking>;
      readonly empty: Pick<Records<States>['empty'], 'meta'>;
    };
  };
  readonly changing: Pick<States['changing'], 'initial'> & {
    readonly states: Pick<Changing<States>, 'resting'> & {
      readonly deciding: {
        readonly always: readonly [
          { readonly guard: 'isToBeSent'; readonly target: 'sending' },
          { readonly target: 'resting' },
        ];
      };
      readonly sending: Pick<Changing<States>['sending'], 'tags' | 'entry' | 'invoke'> & Switching<States, 'sending'>;
      readonly halted: Changing<States>['halted'];
    };
  };
}

interface Switching<States extends ListingStates, Name extends 'sending'> {
  readonly on: Pick<Changing<States>[Name]['on'], 'change.made'>;
}

/** Reduces `listingStates` to such a list; a chart uses the result instead. */
export function wholeListStates<const States extends ListingStates>(states: States): WholeListStates<States>;
export function wholeListStates({ records, changing }: ListingStates): WholeListStates<ListingStates> {
  const { shown, checking, empty, deciding, reading, unreadable, refreshing, outdated } = records.states;
  const { resting, sending, halted } = changing.states;
  const { tags, entry, invoke } = sending;
  return {
    records: {
      initial: records.initial,
      on: records.on,
      states: {
        deciding,
        reading,
        unreadable,
        shown: { meta: shown.meta, always: shown.always, on: { retried: shown.on.retried } },
        refreshing,
        outdated,
        checking: { meta: checking.meta, tags: checking.tags, entry: checking.entry, invoke: checking.invoke },
        empty: { meta: empty.meta },
      },
    },
    changing: {
      initial: changing.initial,
      states: {
        deciding: { always: [{ guard: 'isToBeSent', target: 'sending' }, { target: 'resting' }] },
        resting,
        sending: { tags, entry, invoke, on: { 'change.made': sending.on['change.made'] } },
        halted,
      },
    },
  };
}
