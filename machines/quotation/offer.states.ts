import type { QuotationChanged } from '../domain/quotation.ts';
import { pricingStates } from '../offer/pricing.states.ts';
import { answerOf, aside, failed, kept, offerTyped, overtaken, place, whereItStands } from './quotation.parts.ts';
import { quotationSetup } from './quotation.setup.ts';
import { quotationSteps as steps } from './quotation.steps.ts';
import { offerIn, versionIn } from './quotation.context.ts';

/** What is offered, at what price, until when. */
export const offer = quotationSetup.createStateConfig({
  id: 'quotation.open.offer',
  route: place,
  meta: { step: steps.offer },
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
});

/** Another offer in a quote of one’s own. */
export const revision = quotationSetup.createStateConfig({
  id: 'quotation.open.revision',
  route: place,
  meta: { step: steps.revision },
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
            input: ({ context }) => ({ ...versionIn(context), offer: offerIn(context) }),
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
});
