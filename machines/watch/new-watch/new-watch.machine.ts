import { assign, setup } from 'xstate';
import type { Watches, WatchPreview } from '../../../domain/watch.ts';
import { failureOf } from '../../failure.ts';
import { answerOf, failed } from '../../engine/action-params.ts';
import type { PlaceEvent } from '../../engine/route.ts';
import type { StepMeta } from '../../engine/step.ts';
import { typed } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import type { NewWatchContext, NewWatchInput } from './new-watch.context.ts';
import { changed, finished, isFull, subjectAsked, subjectTyped, received } from './new-watch.context.ts';
import type { NewWatchDraft } from './new-watch.draft.ts';
import { freshWatch } from './new-watch.draft.ts';
import { newWatchSteps as steps } from '../watch.steps.ts';

export type NewWatchEvent =
  | { readonly type: 'subject.changed'; readonly change: Partial<NewWatchDraft> }
  /** Previews the watch. */
  | { readonly type: 'preview.asked' }
  | { readonly type: 'watch.confirmed' }
  | { readonly type: 'retried' }
  /** The language has changed: reads the names again. */
  | PlaceEvent;

interface Known {
  readonly context: NewWatchContext;
}

const keepChange = {
  type: 'keepChange',
  params: ({ event }: { readonly event: Extract<NewWatchEvent, { readonly type: 'subject.changed' }> }) => event,
} as const;

const again = { target: 'reading' } as const;
const preview = { guard: 'isNew', target: 'previewing' } as const;

/** Creates watches, one after another: subject → preview → created. */
export const newWatchMachine = setup({
  types: typed<{
    context: NewWatchContext;
    events: NewWatchEvent;
    input: NewWatchInput;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: {
    readWatches: port('readWatches'),
    previewWatch: port('previewWatch'),
    createWatch: port('createWatch'),
  },
  actions: {
    keepWatches: assign(({ context }, { answer }: { answer: Watches }) => received(context, answer)),
    keepChange: assign(({ context }, { change }: { change: Partial<NewWatchDraft> }) => changed(context, change)),
    keepPreview: assign((_, { answer }: { answer: WatchPreview }) => ({ preview: answer })),
    forgetPreview: assign({ preview: null, lastSet: null, failure: null }),
    finish: assign(({ context }) => finished(context, freshWatch)),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isFull: ({ context }: Known) => isFull(context),
    isNew: ({ context }: Known) => subjectTyped(context) !== null && !context.isWatched,
  },
}).createMachine({
  id: 'newWatch',
  context: ({ input: { draft } }) => ({
    draft,
    choices: [],
    watched: [],
    isWatched: false,
    preview: null,
    lastSet: null,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      meta: { step: steps.loading },
      tags: 'busy',
      entry: 'forgetPreview',
      invoke: {
        src: 'readWatches',
        onDone: { target: 'received', actions: { type: 'keepWatches', params: answerOf } },
        onError: { target: 'unreadable', actions: failed },
      },
    },
    unreadable: { meta: { step: steps.unreadable }, on: { retried: again, 'place.changed': again } },
    received: { always: [{ guard: 'isFull', target: 'full' }, { target: 'describing' }] },
    full: { meta: { step: steps.full }, on: { 'place.changed': again } },
    describing: {
      meta: { step: steps.subject },
      on: { 'subject.changed': { actions: keepChange }, 'preview.asked': preview, 'place.changed': again },
    },
    previewing: {
      meta: { step: steps.subject },
      tags: 'busy',
      entry: 'forgetPreview',
      invoke: {
        src: 'previewWatch',
        input: subjectAsked,
        onDone: { target: 'previewed', actions: { type: 'keepPreview', params: answerOf } },
        onError: { target: 'describing', actions: failed },
      },
    },
    previewed: {
      meta: { step: steps.subject },
      on: {
        'subject.changed': { target: 'describing', actions: keepChange },
        'preview.asked': preview,
        'watch.confirmed': { target: 'setting' },
        'place.changed': again,
      },
    },
    setting: {
      meta: { step: steps.subject },
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        src: 'createWatch',
        input: subjectAsked,
        onDone: { target: 'received', actions: 'finish' },
        onError: { target: 'previewed', actions: failed },
      },
    },
  },
});
