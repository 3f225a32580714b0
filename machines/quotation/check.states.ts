import type { WithContext, Given } from '../engine/action-params.ts';
import { errorOf, failed } from '../engine/action-params.ts';
import type { Question } from '../ports.ts';
import type { QuotationContext } from './quotation.context.ts';
import { versionIn } from './quotation.context.ts';
import { aside, isDone, kept, overtaken, place, whereItStands } from './quotation.states.ts';
import { quotationSteps as steps, routedOpen } from './quotation.steps.ts';

/** The person's events in the check. */
export type CheckEvent =
  | { readonly type: 'terms.agreed'; readonly hasAgreed: boolean }
  | { readonly type: 'quotation.accepted' }
  | { readonly type: 'details.reopened' };

/** The check of the whole order before it is placed. */
export const check = {
  ...routedOpen(steps.check, place),
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
          actions: {
            type: 'keepAgreement',
            params: ({ event: { hasAgreed } }: Given<CheckEvent, 'terms.agreed'>) => ({ hasAgreed }),
          },
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
        input: ({ context }: WithContext<QuotationContext>): Question<'decideQuotation'> => ({
          ...versionIn(context),
          decision: { kind: 'accept' },
        }),
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
} as const;
