/**
 * The states that read a list: reading → shown, empty or unreadable; the next page; revalidation behind the known rows.
 * A chart with read-only rows has them alone, as its state `records` (`read-only-list.ts`); a list with editable rows
 * has them next to its changes (`listing.states.ts`).
 */
import type { WithContext } from '../../engine/action-params.ts';
import type { Step } from '../../engine/step.ts';
import type { Identified, ListingContext, ListingLogic, ListPage } from './listing.ts';

/** The screens of a list. */
export type ListingSteps = Readonly<Record<'loading' | 'unreadable' | 'list' | 'empty', Step>>;

export interface Received<Answer> {
  readonly event: { readonly output: Answer };
}

export interface Failed {
  readonly event: { readonly error: unknown };
}

/** The port that reads the rows, and how its answer becomes a page. */
export interface RecordPorts<
  Context,
  Row extends Identified,
  Read extends string,
  Question,
  Page,
  Head extends object = never,
> {
  /** The port that reads the rows. */
  readonly read: Read;
  /** Its input: the list from a cursor on; `null`: from the beginning. */
  readonly questionOf: (context: Context, cursor: string | null) => Question;
  readonly pageOf: (answer: Page) => ListPage<Row>;
  /** The action that keeps the rest of the answer to the first read. */
  readonly keepHead?: Head;
}

/**
 * @param id The chart's id, which the ids of states begin with.
 * @param list What happens to the list: `listingOf` of its rules.
 */
export function recordStates<
  const Id extends string,
  Context extends ListingContext<Row, PendingChange>,
  Row extends Identified,
  PendingChange,
  const Read extends string,
  Question,
  Page,
  const Head extends object = never,
>(
  id: Id,
  steps: ListingSteps,
  list: ListingLogic<Row, PendingChange>,
  ports: RecordPorts<Context, Row, Read, Question, Page, Head>,
) {
  /** Its question, without the cursor, says whether the rows on the screen are those of other filters. */
  const ask = {
    type: 'keepListing',
    params: ({ context }: WithContext<Context>) => ({
      listing: list.ask(context.listing, JSON.stringify(ports.questionOf(context, null))),
    }),
  } as const;
  const unread = {
    type: 'keepListing',
    params: ({ context, event }: WithContext<Context> & Failed) => ({
      listing: list.keepFailure(context.listing, event.error),
    }),
  } as const;
  const readFirst = {
    type: 'keepListing',
    params: ({ context, event }: WithContext<Context> & Received<Page>) => ({
      listing: list.keepFirst(context.listing, ports.pageOf(event.output)),
    }),
  } as const;
  const keepFirst = ports.keepHead ? ([ports.keepHead, readFirst] as const) : ([readFirst] as const);
  const readMore = {
    type: 'keepListing',
    params: ({ context, event }: WithContext<Context> & Received<Page>) => ({
      listing: list.keepMore(context.listing, ports.pageOf(event.output)),
    }),
  } as const;

  const first = ({ context }: WithContext<Context>): Question => ports.questionOf(context, null);
  const again = { retried: { target: 'refreshing' } } as const;

  return {
    initial: 'deciding',
    on: { 'place.changed': { target: '.deciding' } },
    states: {
      deciding: {
        always: [
          { guard: 'isEmpty', target: 'checking' },
          { guard: 'isKnown', target: 'refreshing' },
          { target: 'reading' },
        ],
      },
      reading: {
        meta: { step: steps.loading },
        tags: 'busy',
        entry: ask,
        invoke: {
          src: ports.read,
          input: first,
          onDone: { target: 'shown', actions: keepFirst },
          onError: { target: 'unreadable', actions: unread },
        },
      },
      unreadable: { meta: { step: steps.unreadable }, on: { retried: { target: 'reading' } } },
      shown: {
        meta: { step: steps.list },
        always: { guard: 'isEmpty', target: 'empty' },
        on: {
          'more.wanted': { guard: 'hasMore', target: 'more' },
          retried: { guard: 'isPartial', target: 'refreshing' },
        },
      },
      /** The known rows stay on the page while they are read again, maybe with other filters. */
      refreshing: {
        meta: { step: steps.list },
        tags: 'busy',
        entry: ask,
        invoke: {
          src: ports.read,
          input: first,
          onDone: { target: 'shown', actions: keepFirst },
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
              input: ({ context }: WithContext<Context>): Question => ports.questionOf(context, context.listing.next),
              onDone: { target: `#${id}.records.shown`, actions: readMore },
              onError: { target: 'unreadable', actions: unread },
            },
          },
          unreadable: { on: { retried: { target: 'reading' } } },
        },
      },
      /** An empty list stays empty while it is read again. */
      checking: {
        meta: { step: steps.empty },
        tags: 'busy',
        entry: ask,
        invoke: {
          src: ports.read,
          input: first,
          onDone: { target: 'shown', actions: keepFirst },
          onError: { target: 'unreadable', actions: unread },
        },
      },
      empty: { meta: { step: steps.empty } },
    },
  } as const;
}
