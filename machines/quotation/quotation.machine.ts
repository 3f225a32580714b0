import { noPrice } from '../offer/pricing.context.ts';
import { check } from './check.states.ts';
import { change, decline, share } from './decision.states.ts';
import { details } from './details.states.ts';
import { newOffer, preparing } from './new-offer.states.ts';
import { offer, revision } from './offer.states.ts';
import { begun, end, failed, found, isFound, kept, place, reading } from './quotation.parts.ts';
import { quotationSetup } from './quotation.setup.ts';
import { quotationSteps as steps } from './quotation.steps.ts';
import { orderKey, versionIn } from './quotation.context.ts';

/**
 * The quotation funnel (specification §2, §5): offer → details → check → an outcome that the server tells. A new quote is
 * asked for under one key until there is one; a decision whose answer was lost is looked for before it is made again; a
 * quotation that has changed meanwhile is shown anew, and nothing is done.
 */
export const quotationMachine = quotationSetup.createMachine({
  id: 'quotation',
  context: ({ input: { draft, site, known, params } }) => ({
    draft,
    site,
    known,
    aboId: params['aboId'] ?? null,
    isDevis: params['isDevis'] ?? '1',
    reference: params['reference'] ?? null,
    quotation: null,
    addresses: null,
    price: noPrice,
    isRevising: false,
    hasAgreed: false,
    isOverdue: false,
    link: null,
    notice: null,
    differences: [],
    asked: 0,
    failure: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      always: [
        { guard: 'hasReference', target: 'outcome' },
        { guard: 'isNamed', target: 'sought' },
        { target: 'newOffer' },
      ],
    },

    sought: {
      id: 'quotation.sought',
      always: [{ guard: 'canBeAsked', target: 'opening' }, { target: 'unknown' }],
    },
    opening: { meta: { step: steps.loading }, tags: 'busy', entry: 'forgetQuotation', invoke: reading('opened') },
    opened: {
      id: 'quotation.opened',
      always: [
        { guard: { type: 'isIn', params: { state: 'accepted' } }, target: 'ordering' },
        { guard: 'isEnded', target: 'outcome.told' },
        { target: 'open.offer' },
      ],
    },
    unreadable: {
      id: 'quotation.unreadable',
      meta: { step: steps.unreadable },
      exit: 'clearMessages',
      on: { retried: { target: 'opening' } },
    },
    unknown: { id: 'quotation.unknown', meta: { step: steps.unknown }, on: begun },

    open: {
      initial: 'offer',
      after: { expiry: { guard: 'isExpiryNear', actions: 'markOverdue' } },
      on: { retried: { guard: 'isOverdue', target: 'opening' } },
      states: { offer, revision, details, check, decline, change, share },
    },
    newOffer,
    preparing,

    /** The answer to a decision was lost: how the quotation stands tells whether it had arrived. */
    verifying: {
      id: 'quotation.verifying',
      meta: { step: steps.loading },
      tags: 'busy',
      entry: 'forgetQuotation',
      invoke: reading('verified'),
    },
    verified: {
      always: [
        { guard: 'isEnded', target: 'opened' },
        { target: 'open.check', actions: { type: 'notify', params: { notice: 'notReached' } } },
      ],
    },
    ordering: {
      meta: { step: steps.ordering },
      tags: 'busy',
      entry: 'countQuestion',
      invoke: {
        src: 'orderQuotation',
        input: ({ context }) => ({ ...versionIn(context), key: orderKey(context) }),
        onDone: { target: 'opened', actions: kept },
        onError: { target: 'unordered', actions: failed },
      },
    },
    /** Accepted, and perhaps ordered: it is asked again until that is known. There is one order, however often. */
    unordered: {
      meta: { step: steps.unordered },
      tags: 'busy',
      exit: 'clearMessages',
      after: { patience: { target: 'ordering' } },
      on: { retried: { target: 'ordering' } },
    },

    outcome: {
      id: 'quotation.outcome',
      route: place,
      meta: { step: steps.outcome },
      initial: 'reading',
      states: {
        reading: {
          meta: { step: steps.outcome },
          tags: 'busy',
          entry: 'forgetQuotation',
          invoke: {
            src: 'readQuotationByReference',
            input: ({ context }) => ({ reference: context.reference ?? '' }),
            onDone: [{ guard: isFound, target: 'told', actions: found }, { target: 'unknown' }],
            onError: { target: 'unreadable', actions: failed },
          },
        },
        told: {
          id: 'quotation.outcome.told',
          entry: 'takeReference',
          always: [
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
    },
  },
});
