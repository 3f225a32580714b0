/**
 * The states of every page with records: `records` (reading → shown, empty or unreadable; the next page;
 * revalidation behind the known rows) and the parallel region `changing` (changes of rows, sent one at a time). A chart spreads them
 * as its regions (`type: 'parallel'`) and has in its `setup` the action `keepListing`, the guards of `listingGuards`
 * and the delay `undoTime` (`UNDO_TIME`). Changes are optimistic: one that the server refuses is rolled back and
 * reported.
 *
 * `busy` marks a read that replaces the shown rows, never a running change; `unsent` marks states in which leaving the
 * page would lose a change.
 */
import type { WithContext } from '../../engine/action-params.ts';
import { isWhole } from '../../../domain/completeness.ts';
import { failureOf } from '../../failure.ts';
import type { Params } from '../../engine/path.ts';
import { isFiltered } from './listing-filters.ts';
import type { Identified, Listing, ListingContext, ListingLogic, RowChange } from './listing.ts';
import { isForgotten, oldest, undoable } from './listing.ts';
import type { ListingSteps, RecordPorts } from './record.states.ts';
import { recordStates } from './record.states.ts';

/** Events of a list, by a person or the browser. */
export type ListingEvent<PendingChange> =
  | ({ readonly type: 'change.made' } & RowChange<PendingChange>)
  | { readonly type: 'change.undone' }
  | { readonly type: 'more.wanted' }
  | { readonly type: 'retried' }
  /** The person dismissed the notice of a rolled-back change. */
  | { readonly type: 'notice.dismissed' }
  /** Back, Forward or a link led to the list, maybe with other filters. */
  | { readonly type: 'place.changed'; readonly params: Params }
  /** The page is left or hidden: waiting changes are sent. */
  | { readonly type: 'page.left' }
  /** A person returns who had left before all changes were sent. */
  | { readonly type: 'page.entered' };

/** Delay before an undoable change is sent, in milliseconds. */
export const UNDO_TIME = 5_000;

interface Received<Answer> {
  readonly event: { readonly output: Answer };
}

interface Failed {
  readonly event: { readonly error: unknown };
}

const errorOf = ({ event }: Failed) => ({ error: event.error });

/** The ports of the states, and how their answers change the list. */
export interface ListingPorts<
  Context,
  Row extends Identified,
  PendingChange,
  Read extends string,
  Question,
  Page,
  Change extends string,
  Request,
  Answer,
  Head extends object = never,
> extends RecordPorts<Context, Row, Read, Question, Page, Head> {
  /** The port that changes a row. */
  readonly change: Change;
  readonly requestOf: (change: RowChange<PendingChange>, context: Context) => Request;
  /** The row in the answer to the change; `undefined` if the answer has none. */
  readonly rowOf: (answer: Answer) => Row | undefined;
  /** Removed rows stay in place, so an empty list is filled only by another read. */
  readonly keepsRows?: boolean;
}

interface Known {
  readonly context: ListingContext<Identified, unknown>;
}

/**
 * The guards of the states.
 *
 * @param filters The context's filters, none of them set.
 */
export function listingGuards(filters: Readonly<Record<string, string>> = {}) {
  return {
    isKnown: ({ context: { listing } }: Known) => listing.received !== null || isForgotten(listing),
    /** The list is empty without filters; with filters set, it may have other rows. */
    isEmpty: ({ context }: Known) => {
      const { received, rows, next } = context.listing;
      const hasNothing = received !== null && rows.length === 0 && next === null;
      return hasNothing && isWhole(context.listing) && !isFiltered(filters, context);
    },
    isPartial: ({ context: { listing } }: Known) => !isWhole(listing),
    isFilled: ({ context: { listing } }: Known) => listing.rows.length > 0,
    hasMore: ({ context: { listing } }: Known) => listing.next !== null,
    isDoubtful: ({ context: { listing } }: Known) => listing.isDoubtful,
    isRefused: ({ context: { listing } }: Known) => listing.refused !== null,
    isUndoable: ({ context: { listing } }: Known) => undoable(listing) !== null,
    /** Only the last change waits for an undo. */
    isToBeSent: ({ context: { listing } }: Known) =>
      listing.queue.length > 0 && (listing.queue.length > 1 || undoable(listing) === null),
    isSignedOut: (_: unknown, { error }: { readonly error: unknown }) => failureOf(error).kind === 'unauthorised',
  };
}

/**
 * @param id The chart's id, which the ids of states begin with.
 * @param list What happens to the list: `listingOf` of its rules.
 */
export function listingStates<
  const Id extends string,
  Context extends ListingContext<Row, PendingChange>,
  Row extends Identified,
  PendingChange,
  const Read extends string,
  Question,
  Page,
  const Change extends string,
  Request,
  Answer,
  const Head extends object = never,
>(
  id: Id,
  steps: ListingSteps,
  list: ListingLogic<Row, PendingChange>,
  ports: ListingPorts<Context, Row, PendingChange, Read, Question, Page, Change, Request, Answer, Head>,
) {
  type List = Listing<Row, PendingChange>;

  /** The list after a step that depends on the context alone. */
  const after = (step: (listing: List) => List) =>
    ({
      type: 'keepListing',
      params: ({ context }: WithContext<Context>) => ({ listing: step(context.listing) }),
    }) as const;

  const make = {
    type: 'keepListing',
    params: ({ context, event }: WithContext<Context> & { readonly event: RowChange<PendingChange> }) => ({
      listing: list.make(context.listing, event),
    }),
  } as const;
  const settle = {
    type: 'keepListing',
    params: ({ context, event }: WithContext<Context> & Received<Answer>) => ({
      listing: list.settle(context.listing, ports.rowOf(event.output)),
    }),
  } as const;
  const takeBack = {
    type: 'keepListing',
    params: ({ context, event }: WithContext<Context> & Failed) => ({
      listing: list.takeBack(context.listing, event.error),
    }),
  } as const;

  const { states, ...records } = recordStates(id, steps, list, ports);
  /** Only another read can tell whether a change was made. */
  const doubtful = { guard: 'isDoubtful', target: 'deciding' } as const;
  const filled = { guard: 'isFilled', target: 'shown' } as const;

  return {
    records: {
      ...records,
      states: {
        ...states,
        shown: { ...states.shown, always: [doubtful, states.shown.always] },
        checking: {
          ...states.checking,
          always: ports.keepsRows ? ([] as const) : ([{ guard: 'isFilled', target: 'refreshing' }] as const),
        },
        empty: { ...states.empty, always: ports.keepsRows ? ([doubtful] as const) : ([doubtful, filled] as const) },
      },
    },

    changing: {
      initial: 'deciding',
      on: { 'notice.dismissed': { guard: 'isRefused', actions: after(list.dismiss) } },
      states: {
        deciding: {
          always: [
            { guard: 'isToBeSent', target: 'sending' },
            { guard: 'isUndoable', target: 'waiting' },
            { target: 'resting' },
          ],
        },
        resting: { on: { 'change.made': { target: 'deciding', actions: make } } },
        waiting: {
          tags: 'unsent',
          after: { undoTime: { target: 'deciding', actions: after(list.hurry) } },
          on: {
            /** An earlier removal is sent first. */
            'change.made': { target: 'deciding', actions: make },
            'change.undone': { target: 'deciding', actions: after(list.undo) },
            'page.left': { target: 'deciding', actions: after(list.hurry) },
          },
        },
        sending: {
          tags: 'unsent',
          entry: after(list.send),
          on: {
            'change.made': { actions: make },
            'change.undone': { guard: 'isUndoable', actions: after(list.undo) },
            'page.left': { guard: 'isUndoable', actions: after(list.hurry) },
          },
          invoke: {
            src: ports.change,
            input: ({ context }: WithContext<Context>): Request => ports.requestOf(oldest(context.listing), context),
            onDone: { target: 'deciding', actions: settle },
            onError: [
              { guard: { type: 'isSignedOut', params: errorOf }, target: 'halted', actions: after(list.halt) },
              { target: 'deciding', actions: takeBack },
            ],
          },
        },
        /**
         * The session asks the person to sign in; their changes are not rolled back, and are sent after the sign-in.
         */
        halted: {
          tags: 'unsent',
          on: { 'change.made': { target: 'deciding', actions: make }, 'page.entered': { target: 'deciding' } },
        },
      },
    },
  } as const;
}

/** The states of a list that is one page: nothing requests a further one. Parameters as of `listingStates`. */
export function onePageStates<
  const Id extends string,
  Context extends ListingContext<Row, PendingChange>,
  Row extends Identified,
  PendingChange,
  const Read extends string,
  Question,
  Page,
  const Change extends string,
  Request,
  Answer,
  const Head extends object = never,
>(
  id: Id,
  steps: ListingSteps,
  list: ListingLogic<Row, PendingChange>,
  ports: ListingPorts<Context, Row, PendingChange, Read, Question, Page, Change, Request, Answer, Head>,
) {
  const { records, changing } = listingStates(id, steps, list, ports);
  const { deciding, reading, unreadable, shown, refreshing, outdated, checking, empty } = records.states;
  return {
    records: {
      ...records,
      states: {
        deciding,
        reading,
        unreadable,
        shown: { meta: shown.meta, always: shown.always, on: { retried: shown.on.retried } },
        refreshing,
        outdated,
        checking,
        empty,
      },
    },
    changing,
  };
}
