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
import { failureOf } from '../failure.ts';
import type { Params } from '../funnel/path.ts';
import type { Step } from '../funnel/step.ts';
import { isFiltered } from './listing-filters.ts';
import type { Identified, Listing, ListingContext, ListingLogic, ListPage, Wished } from './listing.ts';
import { oldest, undoable } from './listing.ts';

/** The screens of a list. */
export type ListingSteps = Readonly<Record<'loading' | 'unreadable' | 'list' | 'empty', Step>>;

/** What a person or the browser does to a list. */
export type ListingEvent<Wish> =
  | ({ readonly type: 'change.made' } & Wished<Wish>)
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

interface Told<Answer> {
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
  Wish,
  Read extends string,
  Question,
  Page,
  Change extends string,
  Request,
  Answer,
> {
  /** The port that tells the rows. */
  readonly read: Read;
  /** What it is asked: the list from a cursor on; `null`: from its beginning. */
  readonly questionOf: (context: Context, cursor: string | null) => Question;
  readonly pageOf: (answer: Page) => ListPage<Row>;
  /** The port that changes a row. */
  readonly change: Change;
  readonly requestOf: (change: Wished<Wish>, context: Context) => Request;
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
    isKnown: ({ context: { listing } }: Known) => listing.told !== null,
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
  Context extends ListingContext<Row, Wish>,
  Row extends Identified,
  Wish,
  const Read extends string,
  Question,
  Page,
  const Change extends string,
  Request,
  Answer,
>(
  id: Id,
  steps: ListingSteps,
  list: ListingLogic<Row, Wish>,
  ports: ListingPorts<Context, Row, Wish, Read, Question, Page, Change, Request, Answer>,
) {
  interface Standing {
    readonly context: Context;
  }
  type List = Listing<Row, Wish>;

  /** The list after something that is known from the context alone. */
  const after = (step: (listing: List) => List) =>
    ({ type: 'keepListing', params: ({ context }: Standing) => ({ listing: step(context.listing) }) }) as const;

  const ask = after(list.ask);
  const unread = {
    type: 'keepListing',
    params: ({ context, event }: Standing & Failed) => ({ listing: list.keepFailure(context.listing, event.error) }),
  } as const;
  const readFirst = {
    type: 'keepListing',
    params: ({ context, event }: Standing & Told<Page>) => ({
      listing: list.keepFirst(context.listing, ports.pageOf(event.output)),
    }),
  } as const;
  const readMore = {
    type: 'keepListing',
    params: ({ context, event }: Standing & Told<Page>) => ({
      listing: list.keepMore(context.listing, ports.pageOf(event.output)),
    }),
  } as const;
  const make = {
    type: 'keepListing',
    params: ({ context, event }: Standing & { readonly event: Wished<Wish> }) => ({
      listing: list.make(context.listing, event),
    }),
  } as const;
  const settle = {
    type: 'keepListing',
    params: ({ context, event }: Standing & Told<Answer>) => ({
      listing: list.settle(context.listing, ports.rowOf(event.output)),
    }),
  } as const;
  const takeBack = {
    type: 'keepListing',
    params: ({ context, event }: Standing & Failed) => ({ listing: list.takeBack(context.listing, event.error) }),
  } as const;

  const first = ({ context }: Standing): Question => ports.questionOf(context, null);
  const again = { retried: { target: 'refreshing' } } as const;

  return {
    records: {
      initial: 'deciding',
      on: { 'place.changed': { target: '.deciding' } },
      states: {
        deciding: { always: [{ guard: 'isKnown', target: 'refreshing' }, { target: 'reading' }] },
        reading: {
          meta: { step: steps.loading },
          tags: 'busy',
          entry: ask,
          invoke: {
            src: ports.read,
            input: first,
            onDone: { target: 'shown', actions: readFirst },
            onError: { target: 'unreadable', actions: unread },
          },
        },
        unreadable: { meta: { step: steps.unreadable }, on: { retried: { target: 'reading' } } },
        shown: {
          meta: { step: steps.list },
          always: [
            { guard: 'isDoubtful', target: 'refreshing' },
            { guard: 'isEmpty', target: 'empty' },
          ],
          on: { 'more.wanted': { guard: 'hasMore', target: 'more' } },
        },
        /** What is known stays in the page while it is read again, maybe with other filters. */
        refreshing: {
          meta: { step: steps.list },
          tags: 'busy',
          entry: ask,
          invoke: {
            src: ports.read,
            input: first,
            onDone: { target: 'shown', actions: readFirst },
            onError: { target: 'outdated', actions: unread },
          },
        },
        outdated: { meta: { step: steps.list }, on: again },
        more: {
          meta: { step: steps.list },
          initial: 'reading',
          states: {
            reading: {
              entry: ask,
              invoke: {
                src: ports.read,
                input: ({ context }: Standing): Question => ports.questionOf(context, context.listing.next),
                onDone: { target: `#${id}.records.shown`, actions: readMore },
                onError: { target: 'unreadable', actions: unread },
              },
            },
            unreadable: { on: { retried: { target: 'reading' } } },
          },
        },
        empty: {
          meta: { step: steps.empty },
          always: [
            { guard: 'isDoubtful', target: 'refreshing' },
            { guard: 'isFilled', target: 'shown' },
          ],
        },
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
            input: ({ context }: Standing): Request => ports.requestOf(oldest(context.listing), context),
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
