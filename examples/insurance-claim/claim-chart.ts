/** A claim: a branch, an upload, a payment on another page, and the server's word on it. */
import type { FunnelInput, StepMeta } from 'chart-funnel';
import { routeParams, typed } from 'chart-funnel';
import type { Infer } from 'superstruct';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { claimAnswer, Context, Draft, Event, Photo, sentClaim } from './claim.ts';
import { nextDraft, routed, steps } from './claim.ts';

const notProvided = () => Promise.reject(new Error('Not provided'));

type Answer = Infer<typeof claimAnswer>;

/** The calls of the chart; `main.tsx` provides them. */
const ports = {
  uploadPhoto: fromPromise<Photo, { readonly file: File }>(notProvided),
  sendClaim: fromPromise<Infer<typeof sentClaim>, Draft>(notProvided),
  readClaim: fromPromise<Answer, { readonly reference: string }>(notProvided),
};

const isCar = ({ kind, plate }: Draft): boolean => kind === 'car' && plate !== '';
const isHome = ({ kind, room }: Draft): boolean => kind === 'home' && room !== '';

export const claimChart = setup({
  types: typed<{ context: Context; events: Event; input: FunnelInput<Draft>; meta: StepMeta; tags: 'busy' }>(),
  actors: ports,
  actions: {
    /** Leaves the application for the page of the payment provider. */
    openPaymentPage: (_args, _params: { url: string }) => undefined,
    keep: assign(({ context }, change: Partial<Draft>) => ({ draft: { ...context.draft, ...change } })),
    keepPhoto: assign(({ context: { draft } }, photo: Photo) => ({
      draft: { ...draft, photos: [...draft.photos, photo] },
    })),
    keepReference: assign((_, { reference }: { reference: string }) => ({ reference, answer: null })),
    keepAnswer: assign((_, { answer }: { answer: Answer }) => ({ answer })),
    clearDraft: assign(({ context }) => ({ draft: nextDraft(context.draft) })),
    fail: assign((_, { failure }: { failure: Context['failure'] }) => ({ failure })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isCar: ({ context }) => context.draft.kind === 'car',
    isDescribed: ({ context: { draft } }) => isCar(draft) || isHome(draft),
    hasPhotos: ({ context }) => context.draft.photos.length > 0,
    canCheck: ({ context }) => steps.check.isReady(context) && (isCar(context.draft) || isHome(context.draft)),
    isPaid: ({ context }) => context.answer?.kind === 'paid',
    isUnpaid: ({ context }) => context.answer?.kind === 'unpaid',
  },
}).createMachine({
  id: 'claim',
  initial: 'kind',
  context: ({ input }) => ({ draft: input.draft, failure: null, reference: null, answer: null }),
  states: {
    kind: {
      ...routed(steps.kind),
      on: {
        'kind.given': {
          target: 'damage',
          actions: { type: 'keep', params: ({ event: { kind } }) => ({ kind }) },
        },
      },
    },
    damage: { always: [{ guard: 'isCar', target: 'car' }, { target: 'home' }] },
    car: {
      ...routed(steps.car),
      on: {
        'car.given': {
          target: 'photos',
          actions: { type: 'keep', params: ({ event: { plate } }) => ({ plate, room: '' }) },
        },
      },
    },
    home: {
      ...routed(steps.home),
      on: {
        'home.given': {
          target: 'photos',
          actions: { type: 'keep', params: ({ event: { room } }) => ({ room, plate: '' }) },
        },
      },
    },
    photos: {
      ...routed(steps.photos, { guard: 'isDescribed' }),
      exit: 'clearFailure',
      on: {
        'photo.chosen': { target: 'uploading' },
        'photos.confirmed': { guard: 'hasPhotos', target: 'check' },
      },
    },
    uploading: {
      tags: 'busy',
      meta: { step: steps.photos },
      invoke: {
        src: 'uploadPhoto',
        input: ({ event }) => {
          assertEvent(event, 'photo.chosen');
          return { file: event.file };
        },
        onDone: {
          target: 'photos',
          actions: { type: 'keepPhoto', params: ({ event }) => event.output },
        },
        onError: { target: 'photos', actions: { type: 'fail', params: { failure: 'upload' } } },
      },
    },
    check: {
      ...routed(steps.check, { guard: 'canCheck' }),
      exit: 'clearFailure',
      on: { 'claim.confirmed': { target: 'sending' } },
    },
    sending: {
      tags: 'busy',
      meta: { step: steps.check },
      invoke: {
        src: 'sendClaim',
        input: ({ context }) => context.draft,
        onDone: {
          target: 'leaving',
          actions: { type: 'openPaymentPage', params: ({ event }) => ({ url: event.output.url }) },
        },
        onError: { target: 'check', actions: { type: 'fail', params: { failure: 'claim' } } },
      },
    },
    /** The browser is on its way to the payment page. */
    leaving: { tags: 'busy', meta: { step: steps.check } },
    outcome: {
      ...routed(steps.outcome, {
        actions: {
          type: 'keepReference',
          params: ({ event }) => ({ reference: routeParams(event)['reference'] ?? '' }),
        },
      }),
      initial: 'reading',
      states: {
        reading: {
          tags: 'busy',
          meta: { step: steps.outcome },
          invoke: {
            src: 'readClaim',
            input: ({ context }) => ({ reference: context.reference ?? '' }),
            onDone: {
              target: 'read',
              actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: { target: 'unreadable' },
          },
        },
        read: {
          always: [{ guard: 'isPaid', target: 'paid' }, { guard: 'isUnpaid', target: 'unpaid' }, { target: 'unknown' }],
        },
        paid: { meta: { step: steps.paid }, entry: 'clearDraft', on: { 'another.begun': { target: '#claim.kind' } } },
        unpaid: {
          meta: { step: steps.unpaid },
          on: { retried: { target: 'reading' }, 'claim.confirmed': { guard: 'canCheck', target: '#claim.sending' } },
        },
        unknown: { meta: { step: steps.unknown }, on: { 'another.begun': { target: '#claim.kind' } } },
        unreadable: { meta: { step: steps.unreadable }, on: { retried: { target: 'reading' } } },
      },
    },
  },
});
