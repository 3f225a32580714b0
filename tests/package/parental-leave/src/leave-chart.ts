/** A request for parental leave, from the first question to the server’s answer. */
import type { FunnelInput, StepMeta } from 'chart-funnel';
import { typed } from 'chart-funnel';
import { assign, fromPromise, setup } from 'xstate';
import { steps } from './leave.ts';
import type { Leave, LeaveContext, LeaveEvent } from './request.ts';

const sendLeave = fromPromise<{ readonly reference: string }, Leave>(() => Promise.reject(new Error('Not provided')));

export const leaveChart = setup({
  types: typed<{
    context: LeaveContext;
    events: LeaveEvent;
    input: FunnelInput<Leave>;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: { sendLeave },
  actions: {
    keep: assign(({ context }, change: Partial<Leave>) => ({ draft: { ...context.draft, ...change } })),
    keepReference: assign(({ context }, { reference }: { reference: string }) => ({
      draft: { ...context.draft, reference },
    })),
    fail: assign({ hasFailed: true }),
    clear: assign({ hasFailed: false }),
    beginAnew: assign(({ context: { draft } }) => {
      const child = { kind: null, day: '', agency: '' } as const;
      return { draft: { ...draft, ...child, key: `${draft.key}+`, start: '', partner: '', reference: null } };
    }),
  },
  guards: {
    isSent: ({ context }) => context.draft.reference !== null,
    isOpen: ({ context }) => context.draft.reference === null,
    isBirth: ({ context: { draft } }) => draft.kind === 'birth',
    isShared: ({ context: { draft } }) => draft.isShared,
    canBirth: ({ context }) => context.draft.reference === null && steps.birth.isReady(context),
    canAdoption: ({ context }) => context.draft.reference === null && steps.adoption.isReady(context),
    canDates: ({ context }) => context.draft.reference === null && steps.dates.isReady(context),
    canPartner: ({ context }) => context.draft.reference === null && steps.partner.isReady(context),
    canCheck: ({ context }) => {
      const { reference, isShared, partner } = context.draft;
      return reference === null && steps.check.isReady(context) && (!isShared || partner !== '');
    },
  },
}).createMachine({
  id: 'leave',
  initial: 'begun',
  context: ({ input }) => ({ draft: input.draft, hasFailed: false }),
  states: {
    begun: { always: [{ guard: 'isSent', target: 'sent' }, { target: 'who' }] },
    who: {
      id: 'leave.who',
      route: { guard: 'isOpen' },
      meta: { step: steps.who },
      on: {
        'who.given': {
          target: 'child',
          actions: { type: 'keep', params: ({ event: { name, kind } }) => ({ name, kind }) },
        },
      },
    },
    child: { always: [{ guard: 'isBirth', target: 'birth' }, { target: 'adoption' }] },
    birth: {
      id: 'leave.birth',
      route: { guard: 'canBirth' },
      meta: { step: steps.birth },
      on: {
        'child.given': { target: 'dates', actions: { type: 'keep', params: ({ event: { day } }) => ({ day }) } },
      },
    },
    adoption: {
      id: 'leave.adoption',
      route: { guard: 'canAdoption' },
      meta: { step: steps.adoption },
      on: {
        'child.given': {
          target: 'dates',
          actions: { type: 'keep', params: ({ event: { day, agency } }) => ({ day, agency }) },
        },
      },
    },
    dates: {
      initial: 'own',
      states: {
        own: {
          id: 'leave.dates.own',
          route: { guard: 'canDates' },
          meta: { step: steps.dates },
          on: {
            'dates.given': {
              target: 'kept',
              actions: {
                type: 'keep',
                params: ({ event: { start, weeks, isShared } }) => ({ start, weeks, isShared }),
              },
            },
          },
        },
        kept: { always: [{ guard: 'isShared', target: 'partner' }, { target: '#leave.check' }] },
        partner: {
          id: 'leave.dates.partner',
          route: { guard: 'canPartner' },
          meta: { step: steps.partner },
          on: {
            'partner.given': {
              target: '#leave.check',
              actions: { type: 'keep', params: ({ event: { partner } }) => ({ partner }) },
            },
          },
        },
      },
    },
    check: {
      id: 'leave.check',
      route: { guard: 'canCheck' },
      meta: { step: steps.check },
      exit: 'clear',
      on: { 'request.confirmed': { target: 'sending' } },
    },
    sending: {
      tags: 'busy',
      meta: { step: steps.check },
      invoke: {
        src: 'sendLeave',
        input: ({ context }) => context.draft,
        onDone: {
          target: 'sent',
          actions: { type: 'keepReference', params: ({ event: { output } }) => output },
        },
        onError: { target: 'check', actions: 'fail' },
      },
    },
    sent: {
      id: 'leave.sent',
      route: { guard: 'isSent' },
      meta: { step: steps.sent },
      on: { 'another.begun': { target: 'who', actions: 'beginAnew' } },
    },
  },
});
