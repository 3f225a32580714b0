import type { Read } from '../../../domain/completeness.ts';
import { isWhole } from '../../../domain/completeness.ts';
import { assign, emit, setup } from 'xstate';
import type { LicenceReader, ReaderPage } from '../../../domain/licence.ts';
import type { ModificationSummary, ReadModification } from '../../../domain/modification.ts';
import type { Failure } from '../../failure.ts';
import { failureOf } from '../../failure.ts';
import { answerOf, errorOf } from '../../engine/action-params.ts';
import type { Params } from '../../engine/path.ts';
import type { PlaceEvent } from '../../engine/route.ts';
import type { StepMeta } from '../../engine/step.ts';
import { typed } from '../../engine/chart.ts';
import type { FilterEvent, Filters } from '../../shared/list/listing-filters.ts';
import { filterEdges } from '../../shared/list/listing-filters.ts';
import { oldest } from '../../shared/list/listing.ts';
import type { ListingEvent } from '../../shared/list/listing.states.ts';
import { listingGuards, listingStates, UNDO_TIME } from '../../shared/list/listing.states.ts';
import { port } from '../../ports.ts';
import type { ReaderFilterName, ReaderListing, ReadersContext, ReadersInput, ReaderChange } from './readers.context.ts';
import {
  afterCancellation,
  afterDeletion,
  cancellationOf,
  deletionOf,
  headOf,
  noReaderFilter,
  openingOf,
  pageOf,
  placed,
  readersList,
  readersQuestion,
} from './readers.context.ts';
import { readersSteps } from '../licence.steps.ts';

export type ReadersEvent =
  | ListingEvent<ReaderChange>
  | FilterEvent<ReaderFilterName>
  /** The person requests all readers as a file. */
  | { readonly type: 'file.asked' };

/** All readers, for a file. */
export interface ReadersReceived {
  readonly type: 'readers.received';
  readonly readers: readonly LicenceReader[];
}

interface Known {
  readonly context: ReadersContext;
}

/** The first page of an answer includes the seats. */
const keepHead = {
  type: 'keepHead',
  params: ({ event }: { readonly event: { readonly output: ReaderPage } }) => headOf(event.output),
} as const;

const { records, changing } = listingStates('readers', readersSteps, readersList, {
  read: 'readReaders',
  questionOf: (context: ReadersContext, cursor) => readersQuestion(context, cursor),
  pageOf: (page: ReaderPage & Read) => pageOf(page),
  change: 'deleteReader',
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
  { ...signedOut, target: '#readers.changing.halted' },
  { ...takeBack, target: '#readers.changing.deciding' },
] as const;

const filters = filterEdges(noReaderFilter);
const listed = listingGuards(noReaderFilter);

/**
 * The readers of a licence (specification §3, §4): filters in the address, pages by cursor, all of them as a file. A
 * deletion is a request to the publisher, and a pending request can be cancelled; either can be undone for a while.
 */
export const readersMachine = setup({
  types: typed<{
    context: ReadersContext;
    events: ReadersEvent;
    input: ReadersInput;
    meta: StepMeta;
    tags: 'busy' | 'unsent';
    emitted: ReadersReceived;
  }>(),
  actors: {
    readReaders: port('readReaders'),
    readAllReaders: port('readAllReaders'),
    deleteReader: port('deleteReader'),
    cancelModification: port('cancelModification'),
  },
  actions: {
    keepListing: assign((_, { listing }: { listing: ReaderListing }) => ({ listing })),
    keepFilters: assign((_, { filters: named }: { filters: Filters<ReaderFilterName> }) => named),
    keepPlace: assign(({ context }, { params }: { params: Params }) => placed(context, params)),
    keepHead: assign((_, head: ReturnType<typeof headOf>) => head),
    keepDeletion: assign(({ context }, { answer }: { answer: ModificationSummary }) => afterDeletion(context, answer)),
    keepCancellation: assign(({ context }, { answer }: { answer: ReadModification }) =>
      afterCancellation(context, answer),
    ),
    beginFile: assign({ isCollecting: true, fileFailure: null }),
    endFile: assign({ isCollecting: false }),
    keepFileFailure: assign((_, { error }: { error: unknown }): { fileFailure: Failure } => ({
      fileFailure: failureOf(error),
    })),
    forgetNotices: assign(({ context: { listing } }) => ({
      listing: readersList.dismiss(listing),
      decided: null,
      fileFailure: null,
    })),
    handOver: emit((_, { answer }: { answer: readonly LicenceReader[] }): ReadersReceived => ({
      type: 'readers.received',
      readers: answer,
    })),
  },
  guards: {
    ...listed,
    isTakingBack: ({ context: { listing } }: Known) => oldest(listing).pendingChange.kind === 'takenBack',
    isListWhole: ({ context: { listing } }: Known) => isWhole(listing),
    hasNotice: ({ context: { listing, decided, fileFailure } }: Known) =>
      listing.refused !== null || decided !== null || fileFailure !== null,
  },
  delays: { undoTime: UNDO_TIME },
}).createMachine({
  id: 'readers',
  type: 'parallel',
  context: ({ input }) => openingOf(input),
  on: { 'notice.dismissed': { guard: 'hasNotice', actions: 'forgetNotices' } },
  states: {
    records: { ...records, on: { ...filters, 'place.changed': { target: '.deciding', actions: place } } },
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
                onDone: { target: '#readers.changing.deciding', actions: { type: 'keepDeletion', params: answerOf } },
                onError,
              },
            },
            takingBack: {
              invoke: {
                src: 'cancelModification',
                input: ({ context }) => cancellationOf(oldest(context.listing)),
                onDone: {
                  target: '#readers.changing.deciding',
                  actions: { type: 'keepCancellation', params: answerOf },
                },
                onError,
              },
            },
          },
        },
        halted,
      },
    },
    /** Reads all readers for a file; the page stays. */
    filing: {
      initial: 'resting',
      states: {
        resting: { on: { 'file.asked': { guard: 'isListWhole', target: 'collecting' } } },
        collecting: {
          entry: 'beginFile',
          exit: 'endFile',
          invoke: {
            src: 'readAllReaders',
            input: ({ context }) => ({ subscriptionId: Number(context.aboId) }),
            onDone: { target: 'resting', actions: { type: 'handOver', params: answerOf } },
            onError: { target: 'resting', actions: { type: 'keepFileFailure', params: errorOf } },
          },
        },
      },
    },
  },
});
