import { assign, setup } from 'xstate';
import type { Read } from '../../../domain/completeness.ts';
import type { RangeBook } from '../../../domain/licence.ts';
import type { ModificationSummary, ReadModification } from '../../../domain/modification.ts';
import { failureOf } from '../../failure.ts';
import type { WithContext } from '../../engine/action-params.ts';
import { answerOf, errorOf } from '../../engine/action-params.ts';
import type { FunnelInput } from '../../engine/funnel.ts';
import type { Params } from '../../engine/path.ts';
import type { PlaceEvent } from '../../engine/route.ts';
import type { StepMeta } from '../../engine/step.ts';
import { typed } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import {
  again,
  changeRequestGuards,
  changeRequestStates,
  placeOf,
  readingState,
  sendingState,
} from '../change-request/change-request.states.ts';
import type { RangeFormContext } from './range-form.context.ts';
import {
  additionOf,
  bookAsked,
  bookReceived,
  editOf,
  finished,
  isComplete,
  isElsewhere,
  isGone,
  listRead,
  placed,
  requestReceived,
  rowRemoved,
  rowWritten,
  wordExplained,
  written,
} from './range-form.context.ts';
import type { RangeDraft, RangeRow } from './range-form.draft.ts';
import { rangeFormSteps as steps } from '../licence.steps.ts';

export type RangeFormEvent =
  /** Ranges are typed or pasted, one or many, in any form. */
  | { readonly type: 'list.written'; readonly rangeList: string }
  /** The text is parsed into rows. */
  | { readonly type: 'list.read' }
  /** Says whether a word before ranges is a label; otherwise it is an instruction, and its lines are left out. */
  | { readonly type: 'word.explained'; readonly word: string; readonly isLabel: boolean }
  | { readonly type: 'row.written'; readonly index: number; readonly row: RangeRow }
  | { readonly type: 'row.removed'; readonly index: number }
  | { readonly type: 'ranges.confirmed' }
  /** Retries a failed read. */
  | { readonly type: 'retried' }
  /** Another network or licence in the address, or a decision on a request. */
  | PlaceEvent;

type Known = WithContext<RangeFormContext>;

interface Failed {
  readonly error: unknown;
}

const { readingRequest, unreadable, gone, awaiting } = changeRequestStates(steps);

/**
 * The form for networks of a licence (specification §3): adds all pasted ones by one request, changes one, or corrects
 * a rejected one. The licence's networks are revalidated behind the form.
 */
export const rangeFormMachine = setup({
  types: typed<{
    context: RangeFormContext;
    events: RangeFormEvent;
    input: FunnelInput<RangeDraft>;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: {
    readRanges: port('readRanges'),
    readModification: port('readModification'),
    addRanges: port('addRanges'),
    editRange: port('editRange'),
  },
  actions: {
    keepPlace: assign(({ context }, { params }: { params: Params }) => placed(context.draft, params)),
    keepRequest: assign(({ context }, { answer }: { answer: ReadModification }) => requestReceived(context, answer)),
    keepBook: assign(({ context }, { answer }: { answer: RangeBook & Read }) => bookReceived(context, answer)),
    keepText: assign(({ context }, { rangeList }: { rangeList: string }) => written(context.draft, { rangeList })),
    readList: assign(({ context }) => listRead(context)),
    readWord: assign(({ context }, { word, isLabel }: { word: string; isLabel: boolean }) =>
      wordExplained(context, word, isLabel),
    ),
    keepRow: assign(({ context }, { index, row }: { index: number; row: RangeRow }) =>
      rowWritten(context.draft, index, row),
    ),
    dropRow: assign(({ context }, { index }: { index: number }) => rowRemoved(context.draft, index)),
    markSubmitted: assign(({ context: { draft } }) => ({
      draft: { ...draft, submitted: true, receipt: null },
      failure: null,
      outdated: null,
    })),
    finish: assign(({ context }, { answer }: { answer: ModificationSummary }) => finished(context, answer)),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    keepOutdated: assign((_, { error }: Failed) => ({ outdated: failureOf(error) })),
  },
  guards: {
    ...changeRequestGuards,
    isGone: ({ context }: Known) => isGone(context),
    isToBeAdded: ({ context }: Known) => isComplete(context) && context.known === null,
    isToBeEdited: ({ context }: Known) => isComplete(context) && context.known !== null,
    isElsewhere: ({ context }: Known, { params }: { params: Params }) => isElsewhere(context, params),
  },
}).createMachine({
  id: 'rangeForm',
  context: ({ input }) => placed(input.draft, input.params),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isCorrection', target: 'readingRequest' }, { target: 'reading' }] },
    readingRequest,
    requestReceived: {
      always: [
        { guard: 'isUnread', target: 'unreadable' },
        { guard: 'isUncorrectable', target: 'gone' },
        { target: 'reading' },
      ],
    },
    reading: readingState(steps.loading, {
      src: 'readRanges',
      input: bookAsked,
      onDone: { target: 'received', actions: { type: 'keepBook', params: answerOf<RangeBook & Read> } },
    }),
    unreadable,
    received: {
      always: [
        { guard: 'isUnread', target: 'unreadable' },
        { guard: 'isGone', target: 'gone' },
        { guard: 'isAwaiting', target: 'awaiting' },
        { target: 'writing' },
      ],
    },
    gone,
    awaiting,
    writing: {
      meta: { step: steps.form },
      initial: 'resting',
      on: {
        'list.written': { actions: { type: 'keepText', params: ({ event }) => ({ rangeList: event.rangeList }) } },
        'list.read': { actions: 'readList' },
        'word.explained': {
          actions: { type: 'readWord', params: ({ event }) => ({ word: event.word, isLabel: event.isLabel }) },
        },
        'row.written': {
          actions: { type: 'keepRow', params: ({ event }) => ({ index: event.index, row: event.row }) },
        },
        'row.removed': { actions: { type: 'dropRow', params: ({ event }) => ({ index: event.index }) } },
        'ranges.confirmed': [
          { guard: 'isToBeAdded', target: 'adding' },
          { guard: 'isToBeEdited', target: 'editing' },
        ],
        'place.changed': [{ guard: { type: 'isElsewhere', params: placeOf }, ...again }, { target: '.refreshing' }],
      },
      states: {
        resting: {},
        /** Revalidates the networks behind the form; a failure is shown, and the former ones stay. */
        refreshing: {
          invoke: {
            src: 'readRanges',
            input: bookAsked,
            onDone: { target: '#rangeForm.received', actions: { type: 'keepBook', params: answerOf } },
            onError: { target: 'outdated', actions: { type: 'keepOutdated', params: errorOf } },
          },
        },
        outdated: { on: { retried: { target: 'refreshing' } } },
      },
    },
    adding: sendingState(steps.form, {
      src: 'addRanges',
      input: additionOf,
      onDone: { target: 'writing.refreshing', actions: { type: 'finish', params: answerOf<ModificationSummary> } },
    }),
    editing: sendingState(steps.form, {
      src: 'editRange',
      input: editOf,
      onDone: { target: 'writing.refreshing', actions: { type: 'finish', params: answerOf<ModificationSummary> } },
    }),
  },
});
