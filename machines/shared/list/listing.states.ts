/**
 * The states that every page with records has: `records` (reading → shown, empty or unreadable; the next page; reading
 * again behind what is known) and, beside it, `changing` (changes of rows, which leave one at a time). A chart spreads
 * them as its regions (`type: 'parallel'`) and has in its `setup` the action `keepListing`, the guards of
 * `listingGuards` and the delay `undoTime` (`UNDO_TIME`). What a person does to a row is shown at once; what the server
 * refuses is taken back and told.
 *
 * `busy` is where rows are asked for instead of those that are shown, never where a change is under way; `unsent` is
 * where the page cannot go without losing a change.
 */
import type { Asked } from '../../engine/action-params.ts';
import { failureOf } from '../../failure.ts';
import type { Params } from '../../engine/path.ts';
import { isFiltered } from './listing-filters.ts';
import type { Identified, Listing, ListingContext, ListingLogic, Wished } from './listing.ts';
import { oldest, undoable } from './listing.ts';
import type { ListingSteps, RecordPorts } from './record.states.ts';
import { recordStates } from './record.states.ts';

/** What a person or the browser does to a list. */
export type ListingEvent<PendingChange> =
  | ({ readonly type: 'change.made' } & Wished<PendingChange>)
  | { readonly type: 'change.undone' }
  | { readonly type: 'more.wanted' }
  | { readonly type: 'retried' }
  /** The person has seen that a change was taken back. */
  | { readonly type: 'notice.dismissed' }
  /** Back, Forward or a link led to the list, maybe with other filters. */
  | { readonly type: 'place.changed'; readonly params: Params }
  /** The page is left or hidden: what waits is sent. */
  | { readonly type: 'page.left' }
  /** Somebody is back who had left before all was sent. */
  | { readonly type: 'page.entered' };

/** How long a change that can be undone waits before it is sent, in milliseconds. */
export const UNDO_TIME = 5_000;

interface Received<Answer> {
  readonly event: { readonly output: Answer };
}

interface Failed {
  readonly event: { readonly error: unknown };
}

const errorOf = ({ event }: Failed) => ({ error: event.error });

/** What the states ask, and what the answers say of the list. */
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
> extends RecordPorts<Context, Row, Read, Question, Page> {
  /** The port that changes a row. */
  readonly change: Change;
  readonly requestOf: (change: Wished<PendingChange>, context: Context) => Request;
  /** The row as the server tells it after the change; `undefined`: it does not. */
  readonly rowOf: (answer: Answer) => Row | undefined;
}

interface Known {
  readonly context: ListingContext<Identified, unknown>;
}

/**
 * The questions that the states branch on.
 *
 * @param filters The context's filters, none of them set.
 */
export function listingGuards(filters: Readonly<Record<string, string>> = {}) {
  return {
    isKnown: ({ context: { listing } }: Known) => listing.received !== null,
    /** There is nothing at all; where filters are set, there may be something else. */
    isEmpty: ({ context }: Known) => {
      const { rows, next } = context.listing;
      return rows.length === 0 && next === null && !isFiltered(filters, context);
    },
    isFilled: ({ context: { listing } }: Known) => listing.rows.length > 0,
    hasMore: ({ context: { listing } }: Known) => listing.next !== null,
    isDoubtful: ({ context: { listing } }: Known) => listing.isDoubtful,
    isRefused: ({ context: { listing } }: Known) => listing.refused !== null,
    isUndoable: ({ context: { listing } }: Known) => undoable(listing) !== null,
    /** Only a change that is the last one waits to be undone. */
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
>(
  id: Id,
  steps: ListingSteps,
  list: ListingLogic<Row, PendingChange>,
  ports: ListingPorts<Context, Row, PendingChange, Read, Question, Page, Change, Request, Answer>,
) {
  type List = Listing<Row, PendingChange>;

  /** The list after something that is known from the context alone. */
  const after = (step: (listing: List) => List) =>
    ({
      type: 'keepListing',
      params: ({ context }: Asked<Context>) => ({ listing: step(context.listing) }),
    }) as const;

  const make = {
    type: 'keepListing',
    params: ({ context, event }: Asked<Context> & { readonly event: Wished<PendingChange> }) => ({
      listing: list.make(context.listing, event),
    }),
  } as const;
  const settle = {
    type: 'keepListing',
    params: ({ context, event }: Asked<Context> & Received<Answer>) => ({
      listing: list.settle(context.listing, ports.rowOf(event.output)),
    }),
  } as const;
  const takeBack = {
    type: 'keepListing',
    params: ({ context, event }: Asked<Context> & Failed) => ({
      listing: list.takeBack(context.listing, event.error),
    }),
  } as const;

  return {
    records: recordStates(id, steps, list, ports),

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
            /** What was removed before leaves first. */
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
            input: ({ context }: Asked<Context>): Request => ports.requestOf(oldest(context.listing), context),
            onDone: { target: 'deciding', actions: settle },
            onError: [
              { guard: { type: 'isSignedOut', params: errorOf }, target: 'halted', actions: after(list.halt) },
              { target: 'deciding', actions: takeBack },
            ],
          },
        },
        /** The session asks the person to sign in; what they changed is not taken back, and is sent when they are back. */
        halted: {
          tags: 'unsent',
          on: { 'change.made': { target: 'deciding', actions: make }, 'page.entered': { target: 'deciding' } },
        },
      },
    },
  } as const;
}
