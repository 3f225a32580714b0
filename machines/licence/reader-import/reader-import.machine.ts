import { assign, setup } from 'xstate';
import type { LicenceReader, ReaderAdditionAnswer, ReaderPage } from '../../../domain/licence.ts';
import type { ModificationSummary } from '../../../domain/modification.ts';
import { failureOf } from '../../failure.ts';
import type { WithContext, Given } from '../../engine/action-params.ts';
import { answerOf, errorOf, failed } from '../../engine/action-params.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import type { PlaceEvent } from '../../engine/route.ts';
import { routedIn } from '../../engine/route.ts';
import type { StepMeta } from '../../engine/step.ts';
import { typed } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import type { ColumnRole } from '../../../validation/reader-list/columns.ts';
import type { FileProblem } from '../../../validation/reader-list/encoding.ts';
import type { ListProblem } from '../../../validation/reader-list/reader-list.ts';
import { isOfAnother, turned } from '../change-request/change-request.states.ts';
import type { ReaderImportContext, RowChange } from './reader-import.context.ts';
import {
  additionOf,
  answered,
  begin,
  changeAnswered,
  changeRefused,
  chargeNow,
  editOf,
  emptied,
  fileRefused,
  given,
  hasAdded,
  hasChanges,
  hindered,
  hindranceOf,
  orderTyped,
  readersReceived,
  refusedBy,
  rolesChosen,
  rowChanged,
  submitted,
  received,
  turnTo,
  typed as typedText,
} from './reader-import.context.ts';
import type { ReaderImportDraft } from './reader-import.draft.ts';
import { readerImportSteps as steps } from '../licence.steps.ts';

export type ReaderImportEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  /** Assigns roles to the columns of the text. */
  | { readonly type: 'columns.chosen'; readonly roles: readonly ColumnRole[] }
  /** A dropped or chosen file is not readable as text. */
  | { readonly type: 'file.refused'; readonly problem: FileProblem | Extract<ListProblem['kind'], 'tooLong'> }
  /** Parses the pasted text and adds its rows. */
  | { readonly type: 'list.given' }
  /** Discards all rows. */
  | { readonly type: 'list.emptied' }
  | { readonly type: 'row.changed'; readonly id: number; readonly change: RowChange }
  | { readonly type: 'purchaseOrder.written'; readonly purchaseOrder: string }
  | { readonly type: 'readers.confirmed' }
  /** Starts another list after a received request. */
  | { readonly type: 'list.begun' }
  | { readonly type: 'retried' }
  /** Data are outdated: the publisher has decided a request, or the language has changed. */
  | PlaceEvent;

const routed = routedIn('readerImport');

type Known = WithContext<ReaderImportContext>;

const question = ({ context }: Known) => ({
  subscriptionId: Number(context.aboId),
  text: '',
  state: '' as const,
  cursor: null,
});

const keepLicence = { type: 'keepLicence', params: answerOf<ReaderPage> } as const;
const keepReaders = { type: 'keepReaders', params: answerOf<readonly LicenceReader[]> } as const;

const allAsked = ({ context }: Known) => ({ subscriptionId: Number(context.aboId) });

/** Revalidates seats and readers; a failure keeps the former ones. */
const seats = {
  initial: 'steady',
  states: {
    steady: { on: { 'place.changed': { target: 'refreshing' } } },
    refreshing: {
      invoke: {
        src: 'readReaders',
        input: question,
        onDone: { target: 'checking', actions: keepLicence },
        onError: { target: 'steady', actions: { type: 'keepOutdated', params: errorOf } },
      },
    },
    checking: {
      invoke: {
        src: 'readAllReaders',
        input: allAsked,
        onDone: { target: 'steady', actions: keepReaders },
        onError: { target: 'steady', actions: { type: 'keepOutdated', params: errorOf } },
      },
    },
  },
} as const;

/** Adds or changes readers by a list: pasted → compared with the licence → rows corrected → requested. */
export const readerImportMachine = setup({
  types: typed<{
    context: ReaderImportContext;
    events: ReaderImportEvent;
    input: FunnelInput<ReaderImportDraft>;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: {
    readReaders: port('readReaders'),
    readAllReaders: port('readAllReaders'),
    addReaders: port('addReaders'),
    editReader: port('editReader'),
  },
  actions: {
    turnTo: assign(({ context }, { to }: { to: string | undefined }) => turnTo(context, to)),
    keepLicence: assign((_, { answer }: { answer: ReaderPage }) => received(answer)),
    keepReaders: assign((_, { answer }: { answer: readonly LicenceReader[] }) => readersReceived(answer)),
    keepRoles: assign(({ context }, { roles }: { roles: readonly ColumnRole[] }) => rolesChosen(context, roles)),
    keepText: assign(({ context }, { text }: { text: string }) => typedText(context, text)),
    keepFileProblem: assign(({ context }, problem: { kind: FileProblem | 'tooLong' }) => fileRefused(context, problem)),
    readList: assign(({ context }) => given(context)),
    emptyList: assign(({ context }) => emptied(context)),
    keepRow: assign(({ context }, { id, change }: { id: number; change: RowChange }) =>
      rowChanged(context, id, change),
    ),
    raiseWrong: assign(({ context }) => hindered(context)),
    keepOrder: assign(({ context }, { purchaseOrder }: { purchaseOrder: string }) =>
      orderTyped(context, purchaseOrder),
    ),
    markSubmitted: assign(({ context }) => submitted(context)),
    keepAnswer: assign(({ context }, { answer }: { answer: ReaderAdditionAnswer }) => answered(context, answer)),
    keepChange: assign(({ context }, { answer }: { answer: ModificationSummary }) => changeAnswered(context, answer)),
    keepChangeRefusal: assign(({ context }, { error }: { error: unknown }) => changeRefused(context, error)),
    keepRefusal: assign(({ context }, { error }: { error: unknown }) => refusedBy(context, error)),
    forgetReceipt: assign(({ context: { draft } }) => ({ draft: { ...draft, receipt: null } })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    keepOutdated: assign((_, { error }: { error: unknown }) => ({ outdated: failureOf(error) })),
    /** Clears failures when their step is left. */
    clearNotices: assign({ failure: null, problem: null, isChargeNew: false }),
  },
  guards: {
    isUnread: ({ context }: Known) => context.licence === null || context.present === null,
    isCharged: ({ context }: Known) => chargeNow(context) !== null,
    hasProblem: ({ context }: Known) => context.problem !== null,
    isComplete: ({ context }: Known) => hindranceOf(context) === null,
    /** Of a list with more readers than seats, lines are excluded first. */
    hasRoom: ({ context }: Known) => hindranceOf(context) !== 'noRoom',
    isChangeOnly: ({ context }: Known) => hindranceOf(context) === null && !hasAdded(context),
    hasChanges: ({ context }: Known) => hasChanges(context),
    mayHaveRows: ({ context, event }) => context.draft.rows.length > 0 || isOfAnother(context, event),
    mayHaveReceipt: ({ context, event }) => context.draft.receipt !== null || isOfAnother(context, event),
    isAsked: (_, { answer }: { answer: ReaderAdditionAnswer }) => answer.kind === 'asked',
  },
}).createMachine({
  id: 'readerImport',
  context: ({ input }) => begin(input),
  initial: 'reading',
  states: {
    reading: {
      meta: { step: steps.loading },
      tags: 'busy',
      invoke: {
        src: 'readReaders',
        input: question,
        onDone: { target: 'readingAll', actions: keepLicence },
        onError: { target: 'unreadable', actions: failed },
      },
    },
    readingAll: {
      meta: { step: steps.loading },
      tags: 'busy',
      invoke: {
        src: 'readAllReaders',
        input: allAsked,
        onDone: { target: 'list', actions: keepReaders },
        onError: { target: 'unreadable', actions: failed },
      },
    },
    unreadable: {
      meta: { step: steps.unreadable },
      exit: 'clearNotices',
      on: { retried: { target: 'reading' }, 'place.changed': { target: 'reading' } },
    },
    list: {
      ...routed(steps.list, { actions: turned }),
      exit: 'clearNotices',
      always: { guard: 'isUnread', target: 'reading' },
      on: {
        'text.changed': { actions: { type: 'keepText', params: ({ event: { text } }) => ({ text }) } },
        'columns.chosen': { actions: { type: 'keepRoles', params: ({ event: { roles } }) => ({ roles }) } },
        'file.refused': {
          actions: { type: 'keepFileProblem', params: ({ event: { problem } }) => ({ kind: problem }) },
        },
        'list.given': { target: 'given', actions: 'readList' },
        'list.emptied': { actions: 'emptyList' },
      },
      ...seats,
    },
    given: { always: [{ guard: 'hasProblem', target: 'list' }, { target: 'check' }] },
    check: {
      ...routed(steps.check, { guard: 'mayHaveRows', actions: turned }),
      exit: 'clearNotices',
      always: { guard: 'isUnread', target: 'reading' },
      on: {
        'row.changed': {
          actions: {
            type: 'keepRow',
            params: ({ event: { id, change } }: Given<ReaderImportEvent, 'row.changed'>) => ({ id, change }),
          },
        },
        'purchaseOrder.written': {
          guard: 'isCharged',
          actions: { type: 'keepOrder', params: ({ event: { purchaseOrder } }) => ({ purchaseOrder }) },
        },
        'readers.confirmed': [
          { guard: 'isChangeOnly', target: 'changing' },
          { guard: 'isComplete', target: 'sending' },
          { guard: 'hasRoom', actions: 'raiseWrong' },
        ],
      },
      ...seats,
    },
    sending: {
      meta: { step: steps.check },
      tags: 'busy',
      entry: 'markSubmitted',
      invoke: {
        src: 'addReaders',
        input: additionOf,
        onDone: [
          {
            guard: { type: 'isAsked', params: answerOf<ReaderAdditionAnswer> },
            target: 'added',
            actions: { type: 'keepAnswer', params: answerOf<ReaderAdditionAnswer> },
          },
          { target: 'check', actions: { type: 'keepAnswer', params: answerOf<ReaderAdditionAnswer> } },
        ],
        // Another administrator may have changed the licence: the list is compared again.
        onError: { target: 'check.refreshing', actions: { type: 'keepRefusal', params: errorOf } },
      },
    },
    added: { always: [{ guard: 'hasChanges', target: 'changing' }, { target: 'sent' }] },
    changing: {
      meta: { step: steps.check },
      tags: 'busy',
      invoke: {
        src: 'editReader',
        input: editOf,
        onDone: { target: 'changed', actions: { type: 'keepChange', params: answerOf<ModificationSummary> } },
        onError: { target: 'check.refreshing', actions: { type: 'keepChangeRefusal', params: errorOf } },
      },
    },
    changed: { always: [{ guard: 'hasChanges', target: 'changing' }, { target: 'sent' }] },
    sent: {
      ...routed(steps.sent, { guard: 'mayHaveReceipt', actions: turned }),
      always: { guard: 'isUnread', target: 'reading' },
      on: { 'list.begun': { target: 'list', actions: 'forgetReceipt' } },
    },
  },
});
