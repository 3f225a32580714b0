import type { Read } from '../../domain/completeness.ts';
import { isWhole } from '../../domain/completeness.ts';
import { assign, emit, setup } from 'xstate';
import type { WalletOperation, WalletPage, WalletSummary } from '../../domain/wallet.ts';
import type { Failure } from '../failure.ts';
import { failureOf } from '../failure.ts';
import { answerOf, errorOf } from '../engine/action-params.ts';
import type { StepMeta } from '../engine/step.ts';
import { typed } from '../engine/chart.ts';
import type { FilterEvent, Filters } from '../shared/list/listing-filters.ts';
import { filterEdges } from '../shared/list/listing-filters.ts';
import type { Listing } from '../shared/list/listing.ts';
import type { ListingEvent } from '../shared/list/listing.states.ts';
import { listingGuards } from '../shared/list/listing.states.ts';
import { recordStates } from '../shared/list/record.states.ts';
import { port } from '../ports.ts';
import type { WalletContext, WalletFilterName, WalletInput } from './wallet.context.ts';
import { filterOf, noWalletFilter, openingOf, walletList, walletQuestion } from './wallet.context.ts';
import { walletSteps as steps } from './wallet.steps.ts';

export type WalletEvent =
  | Extract<ListingEvent<never>, { readonly type: 'more.wanted' | 'retried' | 'place.changed' | 'notice.dismissed' }>
  | FilterEvent<WalletFilterName>
  /** The person requests all operations of the filters as a file. */
  | { readonly type: 'file.asked' };

/** All requested operations, for a file. */
export interface StatementReceived {
  readonly type: 'statement.received';
  readonly operations: readonly WalletOperation[];
}

/** The first page of an answer includes the wallet. */
const keepHead = {
  type: 'keepWallet',
  params: ({ event }: { readonly event: { readonly output: WalletPage } }) => ({ wallet: event.output.wallet }),
} as const;

const records = recordStates('wallet', steps, walletList, {
  read: 'readWallet',
  questionOf: (context: WalletContext, cursor) => walletQuestion(context, cursor),
  pageOf: (page: WalletPage & Read) => page,
  keepHead,
});

const { shown } = records.states;

const collect = { guard: 'isListWhole', target: 'collecting' } as const;

/** The operations of a prepaid wallet: filters in the address, pages by cursor, all of them as a file. */
export const walletMachine = setup({
  types: typed<{
    context: WalletContext;
    events: WalletEvent;
    input: WalletInput;
    meta: StepMeta;
    tags: 'busy';
    emitted: StatementReceived;
  }>(),
  actors: { readWallet: port('readWallet'), readWalletStatement: port('readWalletStatement') },
  actions: {
    keepListing: assign((_, { listing }: { listing: Listing<WalletOperation, never> }) => ({ listing })),
    keepFilters: assign((_, { filters }: { filters: Filters<WalletFilterName> }) => filters),
    keepWallet: assign((_, { wallet }: { wallet: WalletSummary | null }) => ({ wallet })),
    beginFile: assign({ isCollecting: true, fileFailure: null }),
    endFile: assign({ isCollecting: false }),
    keepFileFailure: assign((_, { error }: { error: unknown }): { fileFailure: Failure } => ({
      fileFailure: failureOf(error),
    })),
    forgetFileFailure: assign({ fileFailure: null }),
    handOver: emit((_, { answer }: { answer: readonly WalletOperation[] }): StatementReceived => ({
      type: 'statement.received',
      operations: answer,
    })),
  },
  guards: { ...listingGuards(noWalletFilter), isListWhole: ({ context: { listing } }) => isWhole(listing) },
}).createMachine({
  id: 'wallet',
  initial: 'records',
  context: ({ input }) => openingOf(input),
  states: {
    records: {
      initial: records.initial,
      on: filterEdges(noWalletFilter),
      states: {
        ...records.states,
        shown: {
          ...shown,
          on: { ...shown.on, 'file.asked': collect },
        },
        /** The page stays; other filters cancel the request. */
        collecting: {
          meta: { step: steps.list },
          entry: 'beginFile',
          exit: 'endFile',
          invoke: {
            src: 'readWalletStatement',
            input: ({ context }) => filterOf(context),
            onDone: { target: 'shown', actions: { type: 'handOver', params: answerOf } },
            onError: { target: 'uncollected', actions: { type: 'keepFileFailure', params: errorOf } },
          },
        },
        uncollected: {
          meta: { step: steps.list },
          exit: 'forgetFileFailure',
          on: {
            // Only of a list that was read whole.
            'more.wanted': shown.on['more.wanted'],
            'file.asked': collect,
            'notice.dismissed': { target: 'shown' },
          },
        },
      },
    },
  },
});
