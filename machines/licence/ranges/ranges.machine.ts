import { assign, setup } from 'xstate';
import type { RangeBook } from '../../../domain/licence.ts';
import type { ReadModification } from '../../../domain/modification.ts';
import { answerOf } from '../../engine/action-params.ts';
import type { Params } from '../../engine/path.ts';
import type { PlaceEvent } from '../../engine/route.ts';
import type { StepMeta } from '../../engine/step.ts';
import { typed } from '../../engine/chart.ts';
import { oldest } from '../../shared/list/listing.ts';
import type { ListingEvent } from '../../shared/list/listing.states.ts';
import { listingGuards, onePageStates, UNDO_TIME } from '../../shared/list/listing.states.ts';
import { port } from '../../ports.ts';
import type { RangeListing, RangesContext, RangesInput, RangeChange } from './ranges.context.ts';
import {
  asked,
  cancellationOf,
  deletionOf,
  headOf,
  openingOf,
  pageOf,
  placed,
  rangesList,
  takenBack,
} from './ranges.context.ts';
import { rangesSteps } from '../licence.steps.ts';

/** The list is one page. */
export type RangesEvent = Exclude<ListingEvent<RangeChange>, { readonly type: 'more.wanted' }>;

interface Known {
  readonly context: RangesContext;
}

/** The answer includes the page's heading. */
const keepHead = {
  type: 'keepHead',
  params: ({ event }: { readonly event: { readonly output: RangeBook } }) => headOf(event.output),
} as const;

const { records, changing } = onePageStates('ranges', rangesSteps, rangesList, {
  read: 'readRanges',
  questionOf: ({ aboId }: RangesContext) => ({ subscriptionId: Number(aboId) }),
  pageOf,
  change: 'deleteRange',
  requestOf: deletionOf,
  rowOf: () => undefined,
  keepHead,
  keepsRows: true,
});

const { resting, waiting, sending, halted } = changing.states;

const place = {
  type: 'keepPlace',
  params: ({ event }: { readonly event: PlaceEvent }) => ({ params: event.params }),
} as const;

const [signedOut, takeBack] = sending.invoke.onError;
const onError = [
  { ...signedOut, target: '#ranges.changing.halted' },
  { ...takeBack, target: '#ranges.changing.deciding' },
] as const;

/**
 * The networks of a licence (specification §3). A deletion is a request to the publisher, and a pending request can be
 * cancelled; either can be undone for a while.
 */
export const rangesMachine = setup({
  types: typed<{
    context: RangesContext;
    events: RangesEvent;
    input: RangesInput;
    meta: StepMeta;
    tags: 'busy' | 'unsent';
  }>(),
  actors: {
    readRanges: port('readRanges'),
    deleteRange: port('deleteRange'),
    cancelModification: port('cancelModification'),
  },
  actions: {
    keepListing: assign((_, { listing }: { listing: RangeListing }) => ({ listing })),
    keepHead: assign((_, head: ReturnType<typeof headOf>) => head),
    keepPlace: assign(({ context }, { params }: { params: Params }) => placed(context, params)),
    keepAsked: assign(({ context }) => asked(context)),
    keepTakenBack: assign(({ context }, { answer }: { answer: ReadModification }) => takenBack(context, answer)),
    forgetNotices: assign(({ context: { listing } }) => ({ listing: rangesList.dismiss(listing), decided: null })),
  },
  guards: {
    ...listingGuards(),
    isTakingBack: ({ context: { listing } }: Known) => oldest(listing).pendingChange.kind === 'takenBack',
    hasNotice: ({ context: { listing, decided } }: Known) => listing.refused !== null || decided !== null,
  },
  delays: { undoTime: UNDO_TIME },
}).createMachine({
  id: 'ranges',
  type: 'parallel',
  context: ({ input }) => openingOf(input),
  on: { 'notice.dismissed': { guard: 'hasNotice', actions: 'forgetNotices' } },
  states: {
    records: { ...records, on: { 'place.changed': { target: '.deciding', actions: place } } },
    changing: {
      initial: changing.initial,
      states: {
        deciding: changing.states.deciding,
        resting,
        waiting,
        sending: {
          tags: sending.tags,
          entry: sending.entry,
          on: sending.on,
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'isTakingBack', target: 'takingBack' }, { target: 'deleting' }] },
            deleting: {
              invoke: {
                ...sending.invoke,
                onDone: { target: '#ranges.changing.deciding', actions: 'keepAsked' },
                onError,
              },
            },
            takingBack: {
              invoke: {
                src: 'cancelModification',
                input: ({ context }) => cancellationOf(context),
                onDone: { target: '#ranges.changing.deciding', actions: { type: 'keepTakenBack', params: answerOf } },
                onError,
              },
            },
          },
        },
        halted,
      },
    },
  },
});
