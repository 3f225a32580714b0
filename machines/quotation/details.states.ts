import { detailsOf } from './quotation.draft.ts';
import { failed, isDone, kept, overtaken, place, whereItStands } from './quotation.parts.ts';
import { quotationSetup } from './quotation.setup.ts';
import { quotationSteps as steps } from './quotation.steps.ts';
import { versionIn } from './quotation.context.ts';

/** Who buys, and where things go; the tax follows. */
export const details = quotationSetup.createStateConfig({
  id: 'quotation.open.details',
  route: place,
  meta: { step: steps.details },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        ...whereItStands,
        { guard: 'lacksAddresses', target: 'reading' },
        { guard: 'lacksDetails', target: 'typing', actions: 'beginDetails' },
        { target: 'typing' },
      ],
    },
    reading: {
      meta: { step: steps.loading },
      tags: 'busy',
      invoke: {
        src: 'readAddresses',
        onDone: {
          target: 'deciding',
          actions: { type: 'keepAddresses', params: ({ event }) => ({ addresses: event.output }) },
        },
        onError: { target: 'deciding', actions: 'lackAddresses' },
      },
    },
    typing: {
      meta: { step: steps.details },
      exit: 'clearMessages',
      on: {
        'details.changed': {
          actions: { type: 'keepDetails', params: ({ event }) => ({ details: event.details }) },
        },
        'details.confirmed': { guard: 'hasDetails', target: 'saving' },
        'offer.reopened': { target: '#quotation.open.offer' },
      },
    },
    saving: {
      meta: { step: steps.details },
      tags: 'busy',
      invoke: {
        src: 'saveDetails',
        input: ({ context }) => {
          const details = detailsOf(context.draft);
          if (!details) throw new Error('Details are sent that are not complete');
          return { ...versionIn(context), details };
        },
        onDone: [
          { guard: isDone, target: '#quotation.open.check', actions: kept },
          { target: 'overtaken', actions: overtaken },
        ],
        onError: { target: 'typing', actions: failed },
      },
    },
    overtaken: {
      always: [{ guard: 'isUndisputed', target: '#quotation.open.check' }, { target: '#quotation.open.offer' }],
    },
  },
});
