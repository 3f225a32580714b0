import { assign, setup } from 'xstate';
import type { LatestBuild, AppUpdateContext, AppUpdateInput } from './app-update.context.ts';
import { answerOf } from '../engine/action-params.ts';
import type { StepMeta } from '../engine/step.ts';
import { typed } from '../engine/chart.ts';
import { port } from '../ports.ts';
import { begin, intervalOf, isAnother, RELOAD_GUARD } from './app-update.context.ts';
import { appUpdateSteps as steps } from './app-update.steps.ts';

export type ReleaseEvent =
  /** The tab is hidden, or shown again. */
  | { readonly type: 'tab.hidden' }
  | { readonly type: 'tab.shown' }
  /** A reload would interrupt work or lose input; or no longer. */
  | { readonly type: 'work.begun' }
  | { readonly type: 'work.ended' }
  /** The person has gone to another page of this application. */
  | { readonly type: 'page.changed' }
  /** A chunk failed to load: the network, or a newer build without it. */
  | { readonly type: 'code.missed' }
  | { readonly type: 'reload.chosen' }
  | { readonly type: 'offer.dismissed' };

/** Without reload blockers, another build is loaded at once. */
const reload = { guard: 'isFree', target: '#appUpdate.reloading' } as const;

/**
 * The app update check (specification §7, §9): every few minutes a visible page reads the latest build. Another one is
 * offered if no reload blocker is active, and loaded with the next page; at once if a chunk is missing. The page is
 * never reloaded within ten seconds of its load, which prevents reload loops.
 */
export const appUpdateMachine = setup({
  types: typed<{
    context: AppUpdateContext;
    events: ReleaseEvent;
    input: AppUpdateInput;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: { readLatestBuild: port('readLatestBuild') },
  delays: { reloadGuard: RELOAD_GUARD, interval: ({ context }) => intervalOf(context) },
  actions: {
    /** Reloads the page at its address. */
    reload: () => {
      throw new Error('Action "reload" is not filled, so the page stays as it is: see src/app/app-update');
    },
    hide: assign({ isHidden: true }),
    show: assign({ isHidden: false }),
    hold: assign({ isHeld: true }),
    free: assign({ isHeld: false }),
  },
  guards: {
    isShown: ({ context }) => !context.isHidden,
    isFree: ({ context }) => !context.isHeld,
    isAnother: ({ context }, { answer }: { answer: LatestBuild }) => isAnother(context, answer),
    isAnotherAndFree: ({ context }, { answer }: { answer: LatestBuild }) =>
      isAnother(context, answer) && !context.isHeld,
  },
}).createMachine({
  id: 'appUpdate',
  context: ({ input }) => begin(input),
  initial: 'loaded',
  meta: { step: steps.nothing },
  on: {
    'tab.hidden': { actions: 'hide' },
    'tab.shown': { actions: 'show' },
    'work.begun': { actions: 'hold' },
    'work.ended': { actions: 'free' },
  },
  states: {
    /** The guard: a chunk that is missing now would be missing again. */
    loaded: { after: { reloadGuard: { target: 'watching' } } },
    watching: {
      initial: 'resting',
      on: { 'code.missed': { target: 'recovering' } },
      states: {
        resting: { after: { interval: { target: 'due' } } },
        due: {
          always: { guard: 'isShown', target: 'asking' },
          on: { 'tab.shown': { target: 'asking', actions: 'show' } },
        },
        asking: {
          invoke: {
            src: 'readLatestBuild',
            input: ({ context }) => ({ build: context.build }),
            onDone: [
              { guard: { type: 'isAnother', params: answerOf<LatestBuild> }, target: '#appUpdate.outdated' },
              { target: 'resting' },
            ],
            onError: { target: 'resting' },
          },
        },
      },
    },
    /** A chunk is missing: a reload helps only with another build. */
    recovering: {
      tags: 'busy',
      invoke: {
        src: 'readLatestBuild',
        input: ({ context }) => ({ build: context.build }),
        onDone: [
          { guard: { type: 'isAnotherAndFree', params: answerOf<LatestBuild> }, target: 'reloading' },
          { guard: { type: 'isAnother', params: answerOf<LatestBuild> }, target: 'outdated' },
          { target: 'watching' },
        ],
        onError: { target: 'watching' },
      },
    },
    outdated: {
      initial: 'judging',
      on: { 'page.changed': reload, 'code.missed': reload },
      states: {
        judging: { always: [{ guard: 'isFree', target: 'offered' }, { target: 'deferred' }] },
        offered: {
          meta: { step: steps.offer },
          on: {
            'work.begun': { target: 'deferred', actions: 'hold' },
            'reload.chosen': { target: '#appUpdate.reloading' },
            'offer.dismissed': { target: 'dismissed' },
          },
        },
        deferred: { on: { 'work.ended': { target: 'offered', actions: 'free' } } },
        /** Declined: reloads with the next page. */
        dismissed: {},
      },
    },
    reloading: {
      tags: 'busy',
      entry: 'reload',
      /** The person has prevented the reload. */
      after: { reloadGuard: { target: 'watching' } },
    },
  },
});
