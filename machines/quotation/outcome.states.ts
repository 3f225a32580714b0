import type { WithContext } from '../engine/action-params.ts';
import { failed } from '../engine/action-params.ts';
import type { Step } from '../engine/step.ts';
import type { QuotationContext } from './quotation.context.ts';
import { begun, found, isFound, place } from './quotation.states.ts';
import { quotationSteps as steps, routed } from './quotation.steps.ts';

/** An end of the funnel that shows the decision about a quotation. */
function end<const On extends object>(step: Step, on: On) {
  return { meta: { step }, exit: 'clearMessages', on: { ...begun, ...on } } as const;
}

/** The decision about a quotation, on the server's word only. */
export const outcome = {
  ...routed(steps.outcome, place),
  initial: 'reading',
  states: {
    reading: {
      meta: { step: steps.outcome },
      tags: 'busy',
      entry: 'forgetQuotation',
      invoke: {
        src: 'readQuotationByReference',
        input: ({ context }: WithContext<QuotationContext>) => ({ reference: context.reference ?? '' }),
        onDone: [{ guard: isFound, target: 'received', actions: found }, { target: 'unknown' }],
        onError: { target: 'unreadable', actions: failed },
      },
    },
    received: {
      entry: 'takeReference',
      always: [
        { guard: 'isInvoiced', target: 'invoiced' },
        { guard: { type: 'isIn', params: { state: 'ordered' } }, target: 'ordered' },
        { guard: { type: 'isIn', params: { state: 'changeAsked' } }, target: 'changeAsked' },
        { guard: { type: 'isIn', params: { state: 'declined' } }, target: 'declined' },
        { guard: { type: 'isIn', params: { state: 'expired' } }, target: 'expired' },
        { guard: { type: 'isIn', params: { state: 'withdrawn' } }, target: 'withdrawn' },
        { guard: { type: 'isIn', params: { state: 'accepted' } }, target: '#quotation.opened' },
        { target: 'undecided' },
      ],
    },
    ordered: end(steps.ordered, {}),
    /** Of a French public body: no payment follows here. */
    invoiced: end(steps.invoiced, { retried: { target: 'reading' } }),
    changeAsked: end(steps.changeAsked, { retried: { target: 'reading' } }),
    declined: end(steps.declined, {}),
    expired: end(steps.expired, {}),
    withdrawn: end(steps.withdrawn, {}),
    undecided: {
      meta: { step: steps.undecided },
      on: { 'quotation.reopened': { target: '#quotation.opened' } },
    },
    unreadable: {
      meta: { step: steps.outcomeUnreadable },
      exit: 'clearMessages',
      on: { retried: { target: 'reading' } },
    },
    unknown: { meta: { step: steps.outcomeUnknown }, on: begun },
  },
} as const;
