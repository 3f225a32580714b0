/** A request for parental leave, from the first question to the server’s answer. */
import { assign, fromPromise, setup } from 'xstate';
import type { Leave, LeaveContext, LeaveEvent } from '../../../parental-leave/src/request.ts';
import { sendLeave } from '../../../parental-leave/src/send-leave.ts';

const isNamed = ({ name }: Leave): boolean => name !== '';
const hasChild = (draft: Leave): boolean => isNamed(draft) && draft.kind !== null && draft.day !== '';
const hasDates = (draft: Leave): boolean => hasChild(draft) && draft.start !== '';

/** XState reads the types and never the values. */
const types: { context?: LeaveContext; events?: LeaveEvent; input?: { readonly draft: Leave } } = {};

export const leaveMachine = setup({
  types,
  actors: {
    sendLeave: fromPromise<{ readonly reference: string }, Leave>(({ input, signal }) => sendLeave(input, signal)),
  },
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
    canBirth: ({ context: { draft } }) => draft.reference === null && isNamed(draft) && draft.kind === 'birth',
    canAdoption: ({ context: { draft } }) => draft.reference === null && isNamed(draft) && draft.kind === 'adoption',
    canDates: ({ context: { draft } }) => draft.reference === null && hasChild(draft),
    canPartner: ({ context: { draft } }) => draft.reference === null && hasDates(draft) && draft.isShared,
    canCheck: ({ context: { draft } }) =>
      draft.reference === null && hasDates(draft) && (!draft.isShared || draft.partner !== ''),
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
      on: {
        'child.given': { target: 'dates', actions: { type: 'keep', params: ({ event: { day } }) => ({ day }) } },
      },
    },
    adoption: {
      id: 'leave.adoption',
      route: { guard: 'canAdoption' },
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
      exit: 'clear',
      on: { 'request.confirmed': { target: 'sending' } },
    },
    sending: {
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
      on: { 'another.begun': { target: 'who', actions: 'beginAnew' } },
    },
  },
});
