import { assign, setup } from 'xstate';
import type { AddressBook, PostalAddress } from '../../../domain/address.ts';
import type { Read } from '../../../domain/completeness.ts';
import { failureOf } from '../../failure.ts';
import { answerOf, failed } from '../../engine/action-params.ts';
import type { Params } from '../../engine/path.ts';
import type { PlaceEvent } from '../../engine/route.ts';
import type { StepMeta } from '../../engine/step.ts';
import { typed } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import type { AddressFormContext, AddressFormInput } from './address-form.context.ts';
import { bookRead, changeOf, isComplete, isFull, isGone, placed, saved, written } from './address-form.context.ts';
import { addressFormSteps as steps } from '../address.steps.ts';

export type AddressFormEvent =
  | { readonly type: 'address.written'; readonly address: PostalAddress }
  | { readonly type: 'address.confirmed' }
  /** The addresses could not be read. */
  | { readonly type: 'retried' }
  /** Another address is to be changed, or a new one added. */
  | PlaceEvent;

interface Known {
  readonly context: AddressFormContext;
}

const elsewhere = {
  target: 'reading',
  actions: { type: 'keepPlace', params: ({ event }: { readonly event: PlaceEvent }) => ({ params: event.params }) },
} as const;

/** An address is added or changed: it is the selected one then. */
export const addressFormMachine = setup({
  types: typed<{
    context: AddressFormContext;
    events: AddressFormEvent;
    input: AddressFormInput;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: { readAddresses: port('readAddresses'), saveAddress: port('saveAddress') },
  actions: {
    keepPlace: assign(({ context }, { params }: { params: Params }) => placed(context.draft, params)),
    keepBook: assign(({ context }, { answer }: { answer: AddressBook & Read }) => bookRead(context, answer)),
    keepSaved: assign(({ context }, { answer }: { answer: AddressBook }) => saved(context, answer)),
    keepWritten: assign(({ context }, { address }: { address: PostalAddress }) => written(context.draft, address)),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    clearFailure: assign({ failure: null, lastSaved: null }),
  },
  guards: {
    isUnread: ({ context }: Known) => context.failure !== null,
    isGone: ({ context }: Known) => isGone(context),
    isFull: ({ context }: Known) => isFull(context),
    isComplete: ({ context }: Known) => isComplete(context),
  },
}).createMachine({
  id: 'addressForm',
  context: ({ input: { draft, params, countries } }) => ({
    ...placed(draft, params),
    book: null,
    countries,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      meta: { step: steps.loading },
      tags: 'busy',
      invoke: {
        src: 'readAddresses',
        onDone: { target: 'received', actions: { type: 'keepBook', params: answerOf<AddressBook & Read> } },
        onError: { target: 'unreadable', actions: failed },
      },
    },
    unreadable: {
      meta: { step: steps.unreadable },
      on: { retried: { target: 'reading' }, 'place.changed': elsewhere },
    },
    received: {
      always: [
        { guard: 'isUnread', target: 'unreadable' },
        { guard: 'isGone', target: 'gone' },
        { guard: 'isFull', target: 'full' },
        { target: 'writing' },
      ],
    },
    gone: { meta: { step: steps.gone }, on: { 'place.changed': elsewhere } },
    full: { meta: { step: steps.full }, on: { 'place.changed': elsewhere } },
    writing: {
      meta: { step: steps.form },
      on: {
        'address.written': {
          actions: { type: 'keepWritten', params: ({ event }) => ({ address: event.address }) },
        },
        'address.confirmed': { guard: 'isComplete', target: 'saving' },
        'place.changed': elsewhere,
      },
    },
    saving: {
      meta: { step: steps.form },
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        src: 'saveAddress',
        input: changeOf,
        onDone: { target: 'writing', actions: { type: 'keepSaved', params: answerOf<AddressBook> } },
        onError: { target: 'writing', actions: failed },
      },
    },
  },
});
