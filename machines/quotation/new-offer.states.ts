import { pricingStates } from '../offer/pricing.states.ts';
import { errorOf, failed, offerTyped, place } from './quotation.parts.ts';
import { quotationSetup } from './quotation.setup.ts';
import { quotationSteps as steps } from './quotation.steps.ts';
import { offerIn, startKey } from './quotation.context.ts';

/** What a quote shall be for, and the question for it: under one key until there is one. */
export const newOffer = quotationSetup.createStateConfig({
  id: 'quotation.newOffer',
  route: place,
  meta: { step: steps.newOffer },
  type: 'parallel',
  exit: 'leavePrice',
  states: {
    form: {
      initial: 'typing',
      states: {
        typing: {
          meta: { step: steps.newOffer },
          exit: 'clearMessages',
          on: { ...offerTyped, 'offer.confirmed': { guard: 'hasOffer', target: 'starting' } },
        },
        starting: {
          meta: { step: steps.newOffer },
          tags: 'busy',
          entry: 'countQuestion',
          invoke: {
            src: 'startQuotation',
            input: ({ context }) => ({ key: startKey(context), offer: offerIn(context) }),
            onDone: {
              target: '#quotation.preparing',
              actions: { type: 'keepStarted', params: ({ event }) => ({ quotation: event.output }) },
            },
            onError: [
              { guard: { type: 'isUncertain', params: errorOf }, target: 'waiting' },
              { target: 'typing', actions: ['beginAttempt', 'forgetQuestions', failed] },
            ],
          },
        },
        /** The quote may have been made: asked again under its key, the server answers with it. */
        waiting: {
          meta: { step: steps.newOffer },
          tags: 'busy',
          after: { patience: { target: 'starting' } },
          on: {
            retried: { target: 'starting' },
            'offer.reopened': { target: 'typing', actions: 'forgetQuestions' },
          },
        },
      },
    },
    price: pricingStates,
  },
});

/** The quote is made; the addresses that its next step shows are read. */
export const preparing = quotationSetup.createStateConfig({
  id: 'quotation.preparing',
  meta: { step: steps.preparing },
  tags: 'busy',
  invoke: {
    src: 'readAddresses',
    onDone: {
      target: 'open.details',
      actions: { type: 'keepAddresses', params: ({ event }) => ({ addresses: event.output }) },
    },
    onError: { target: 'open.details', actions: 'lackAddresses' },
  },
});
