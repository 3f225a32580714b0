import type { AddressBook } from '../../domain/address.ts';
import type { Quotation } from '../../domain/quotation.ts';
import { answerOf, failed } from '../engine/action-params.ts';
import { pricingStates } from '../shared/offer/pricing.states.ts';
import { startingState, waitingState } from '../shared/offer/start.states.ts';
import { startOf } from './quotation.context.ts';
import { offerTyped, place } from './quotation.states.ts';
import { quotationSteps as steps, routed } from './quotation.steps.ts';

/** Form of a new quote, and the request for it under one idempotency key until the quote exists. */
export const newOffer = {
  ...routed(steps.newOffer, place),
  type: 'parallel',
  exit: 'leavePrice',
  always: { guard: 'lacksCatalogue', target: '#quotation.unlisted' },
  states: {
    form: {
      initial: 'typing',
      states: {
        typing: {
          meta: { step: steps.newOffer },
          exit: 'clearMessages',
          on: { ...offerTyped, 'offer.confirmed': { guard: 'hasOffer', target: 'starting' } },
        },
        starting: startingState(steps.newOffer, startOf, {
          done: { target: '#quotation.preparing', actions: { type: 'keepStarted', params: answerOf<Quotation> } },
          refused: { target: 'typing', actions: ['beginAttempt', 'forgetQuestions', failed] },
        }),
        waiting: waitingState(steps.newOffer, 'typing'),
      },
    },
    price: pricingStates,
  },
} as const;

/** There is nothing to choose a new quote from. */
export const unlisted = {
  meta: { step: steps.unlisted },
  always: { guard: 'hasCatalogue', target: '#quotation.newOffer' },
} as const;

/** The quote is made; the addresses that its next step shows are read. */
export const preparing = {
  meta: { step: steps.preparing },
  tags: 'busy',
  invoke: {
    src: 'readAddresses',
    onDone: {
      target: 'open.details',
      actions: { type: 'keepAddresses', params: answerOf<AddressBook> },
    },
    onError: { target: 'open.details', actions: 'lackAddresses' },
  },
} as const;
