import type { QuotationChanged } from '../../domain/quotation.ts';
import type { WithContext } from '../engine/action-params.ts';
import { answerOf, failed } from '../engine/action-params.ts';
import { pricingStates } from '../shared/offer/pricing.states.ts';
import type { QuotationContext } from './quotation.context.ts';
import { offerIn, versionIn } from './quotation.context.ts';
import { aside, kept, offerTyped, overtaken, place, whereItStands } from './quotation.states.ts';
import { quotationSteps as steps, routedOpen } from './quotation.steps.ts';

/** Review of the offer: its content, price and last day. */
export const offer = {
  ...routedOpen(steps.offer, place),
  initial: 'deciding',
  states: {
    deciding: { always: [...whereItStands, { target: 'reviewing' }] },
    reviewing: {
      meta: { step: steps.offer },
      exit: 'clearMessages',
      on: {
        ...aside,
        'offer.confirmed': { target: '#quotation.open.details' },
        'revision.opened': { guard: 'isOfferOpen', target: '#quotation.open.revision' },
      },
    },
  },
} as const;

/** Another offer in a quote of one’s own. */
export const revision = {
  ...routedOpen(steps.revision, place),
  type: 'parallel',
  entry: 'beginRevising',
  exit: ['leavePrice', 'endRevising'],
  states: {
    form: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            ...whereItStands,
            { guard: 'isOfferFixed', target: '#quotation.open.offer' },
            { guard: 'lacksRevision', target: 'typing', actions: 'beginRevision' },
            { target: 'typing' },
          ],
        },
        typing: {
          meta: { step: steps.revision },
          exit: 'clearMessages',
          on: {
            ...offerTyped,
            'offer.confirmed': { guard: 'hasOffer', target: 'changing' },
            'offer.reopened': { target: '#quotation.open.offer' },
          },
        },
        changing: {
          meta: { step: steps.revision },
          tags: 'busy',
          invoke: {
            src: 'changeOffer',
            input: ({ context }: WithContext<QuotationContext>) => ({ ...versionIn(context), offer: offerIn(context) }),
            onDone: [
              {
                guard: { type: 'isOfferTaken', params: answerOf<QuotationChanged> },
                target: '#quotation.open.offer',
                actions: [kept, 'forgetRevision'],
              },
              { target: '#quotation.open.offer', actions: overtaken },
            ],
            onError: { target: 'typing', actions: failed },
          },
        },
      },
    },
    price: pricingStates,
  },
} as const;
