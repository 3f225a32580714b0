import type { QuotationDecision, QuotationLink } from '../../domain/quotation.ts';
import type { WithContext, Given } from '../engine/action-params.ts';
import { answerOf, errorOf, failed } from '../engine/action-params.ts';
import type { QuotationContext } from './quotation.context.ts';
import { refusalIn, versionIn, changeIn } from './quotation.context.ts';
import type { QuotationDraft } from './quotation.draft.ts';
import { aside, back, isDone, kept, overtaken, place, whereItStands } from './quotation.states.ts';
import { quotationSteps as steps, routedOpen } from './quotation.steps.ts';

/** Events of answers other than an order. */
export type DecisionEvent =
  | { readonly type: 'decline.opened' }
  | { readonly type: 'decline.written'; readonly decline: QuotationDraft['decline'] }
  | { readonly type: 'decline.confirmed' }
  | { readonly type: 'change.opened' }
  | { readonly type: 'change.written'; readonly change: QuotationDraft['change'] }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'share.opened' }
  | { readonly type: 'link.asked' };

/** Ends of a decision with a message: received, overtaken by a change, unknown, or refused at its form. */
function decidingBy<const Target extends string>(
  decisionOf: (context: QuotationContext) => QuotationDecision | null,
  back: Target,
) {
  return {
    src: 'decideQuotation',
    input: ({ context }: WithContext<QuotationContext>) => {
      const decision = decisionOf(context);
      if (!decision) throw new Error('A decision is sent that is not complete');
      return { ...versionIn(context), decision };
    },
    onDone: [
      { guard: isDone, target: '#quotation.outcome.received', actions: kept },
      { target: '#quotation.open.check', actions: overtaken },
    ],
    onError: [
      { guard: { type: 'isUncertain', params: errorOf }, target: '#quotation.verifying' },
      { target: back, actions: failed },
    ],
  } as const;
}

/** The reason of a refusal. */
export const decline = {
  ...routedOpen(steps.decline, place),
  initial: 'deciding',
  states: {
    deciding: { always: [...whereItStands, { target: 'writing' }] },
    writing: {
      meta: { step: steps.decline },
      exit: 'clearMessages',
      on: {
        ...back,
        'change.opened': aside['change.opened'],
        'decline.written': {
          actions: {
            type: 'keepDecline',
            params: ({ event: { decline } }: Given<DecisionEvent, 'decline.written'>) => ({ decline }),
          },
        },
        'decline.confirmed': { guard: 'hasRefusal', target: 'sending' },
      },
    },
    sending: { meta: { step: steps.decline }, tags: 'busy', invoke: decidingBy(refusalIn, 'writing') },
  },
} as const;

/** The wording of a change request. */
export const change = {
  ...routedOpen(steps.change, place),
  initial: 'deciding',
  states: {
    deciding: { always: [...whereItStands, { target: 'writing' }] },
    writing: {
      meta: { step: steps.change },
      exit: 'clearMessages',
      on: {
        ...back,
        'change.written': {
          actions: {
            type: 'keepChange',
            params: ({ event: { change } }: Given<DecisionEvent, 'change.written'>) => ({ change }),
          },
        },
        'change.confirmed': { guard: 'hasChange', target: 'sending' },
      },
    },
    sending: { meta: { step: steps.change }, tags: 'busy', invoke: decidingBy(changeIn, 'writing') },
  },
} as const;

/** A link for a colleague, created on request only: a new link revokes the former. */
export const share = {
  ...routedOpen(steps.share, place),
  initial: 'deciding',
  states: {
    deciding: { always: [...whereItStands, { target: 'link' }] },
    link: {
      meta: { step: steps.share },
      exit: 'clearMessages',
      on: { ...back, 'link.asked': { target: 'sharing' } },
    },
    sharing: {
      meta: { step: steps.share },
      tags: 'busy',
      invoke: {
        src: 'shareQuotation',
        input: ({ context }: WithContext<QuotationContext>) => ({ id: versionIn(context).id }),
        onDone: { target: 'link', actions: { type: 'keepLink', params: answerOf<QuotationLink> } },
        onError: { target: 'link', actions: failed },
      },
    },
  },
} as const;
