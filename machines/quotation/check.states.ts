import { aside, errorOf, failed, isDone, kept, overtaken, place, whereItStands } from './quotation.parts.ts';
import { quotationSetup } from './quotation.setup.ts';
import { quotationSteps as steps } from './quotation.steps.ts';
import { versionIn } from './quotation.context.ts';

/** Everything that is about to be ordered, before it is. */
export const check = quotationSetup.createStateConfig({
  id: 'quotation.open.check',
  route: place,
  meta: { step: steps.check },
  exit: 'forgetAgreement',
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        ...whereItStands,
        { guard: 'lacksSavedDetails', target: '#quotation.open.details' },
        { target: 'reviewing' },
      ],
    },
    reviewing: {
      meta: { step: steps.check },
      exit: 'clearMessages',
      on: {
        ...aside,
        'terms.agreed': {
          actions: { type: 'keepAgreement', params: ({ event }) => ({ hasAgreed: event.hasAgreed }) },
        },
        'quotation.accepted': { guard: 'hasAgreed', target: 'accepting' },
        'offer.reopened': { target: '#quotation.open.offer' },
        'details.reopened': { target: '#quotation.open.details' },
      },
    },
    accepting: {
      meta: { step: steps.check },
      tags: 'busy',
      invoke: {
        src: 'decideQuotation',
        input: ({ context }) => ({ ...versionIn(context), decision: { kind: 'accept' } }),
        onDone: [
          { guard: isDone, target: '#quotation.opened', actions: kept },
          { target: 'deciding', actions: overtaken },
        ],
        onError: [
          { guard: { type: 'isUncertain', params: errorOf }, target: '#quotation.verifying' },
          {
            guard: { type: 'isAboutDetails', params: errorOf },
            target: '#quotation.open.details',
            actions: failed,
          },
          { target: 'reviewing', actions: failed },
        ],
      },
    },
  },
});
