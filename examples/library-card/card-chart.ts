/** A request for a library card, from the first question to the server's answer. */
import type { FunnelInput, StepMeta } from 'chart-funnel';
import { routeParams, typed } from 'chart-funnel';
import { assign, fromPromise, setup } from 'xstate';
import type { CardAnswer, Context, Draft, Event } from './card.ts';
import { routed, steps } from './steps.ts';

const notProvided = () => Promise.reject(new Error('Not provided'));

/** The calls of the chart; `main.tsx` provides them. */
const ports = {
  sendRequest: fromPromise<{ readonly reference: string }, Draft>(notProvided),
  readRequest: fromPromise<CardAnswer, { readonly reference: string }>(notProvided),
};

export const cardChart = setup({
  types: typed<{ context: Context; events: Event; input: FunnelInput<Draft>; meta: StepMeta; tags: 'busy' }>(),
  actors: ports,
  actions: {
    keepPerson: assign(({ context: { draft } }, person: Pick<Draft, 'name' | 'email'>) => ({
      draft: { ...draft, ...person },
    })),
    keepReference: assign((_, { reference }: { reference: string }) => ({ reference, answer: null })),
    clearDraft: assign(({ context: { draft } }) => ({
      draft: { seed: draft.seed, attempt: draft.attempt + 1, name: '', email: '' },
    })),
    keepAnswer: assign((_, { answer }: { answer: CardAnswer }) => ({ answer })),
    fail: assign({ hasFailed: true }),
    clearFailure: assign({ hasFailed: false }),
  },
  guards: {
    isIssued: ({ context }) => context.answer?.kind === 'issued',
    isWaiting: ({ context }) => context.answer?.kind === 'waiting',
  },
}).createMachine({
  id: 'card',
  initial: 'person',
  context: ({ input }) => ({ draft: input.draft, hasFailed: false, reference: null, answer: null }),
  states: {
    person: {
      ...routed(steps.person),
      on: {
        'person.given': {
          target: 'check',
          actions: { type: 'keepPerson', params: ({ event: { name, email } }) => ({ name, email }) },
        },
      },
    },
    check: {
      ...routed(steps.check),
      exit: 'clearFailure',
      on: { 'request.confirmed': { target: 'sending' } },
    },
    sending: {
      tags: 'busy',
      meta: { step: steps.check },
      invoke: {
        src: 'sendRequest',
        input: ({ context }) => context.draft,
        onDone: {
          target: 'request',
          actions: [{ type: 'keepReference', params: ({ event }) => event.output }, 'clearDraft'],
        },
        onError: { target: 'check', actions: 'fail' },
      },
    },
    request: {
      ...routed(steps.request, {
        actions: {
          type: 'keepReference',
          params: ({ event }) => ({ reference: routeParams(event)['reference'] ?? '' }),
        },
      }),
      initial: 'reading',
      states: {
        reading: {
          tags: 'busy',
          meta: { step: steps.request },
          invoke: {
            src: 'readRequest',
            input: ({ context }) => ({ reference: context.reference ?? '' }),
            onDone: {
              target: 'read',
              actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: { target: 'unreadable' },
          },
        },
        read: {
          always: [
            { guard: 'isIssued', target: 'issued' },
            { guard: 'isWaiting', target: 'waiting' },
            { target: 'unknown' },
          ],
        },
        issued: { meta: { step: steps.issued } },
        waiting: { meta: { step: steps.waiting }, on: { retried: { target: 'reading' } } },
        unknown: { meta: { step: steps.unknown } },
        unreadable: { meta: { step: steps.unreadable }, on: { retried: { target: 'reading' } } },
      },
      on: { 'another.begun': { target: 'person' } },
    },
  },
});
