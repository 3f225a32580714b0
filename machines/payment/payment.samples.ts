import type { OutcomeAnswer } from '../../domain/checkout.ts';
import type { OrderedSubscription, Outcome } from '../../domain/payment.ts';
import type { SubscriptionOrder } from '../../domain/subscription-order.ts';
import { identifierOf } from '../../domain/identifier.ts';
import { ApiError } from '../failure.ts';
import type { Chart } from '../engine/model/samples.ts';
import { defineChart, plain } from '../engine/model/samples.ts';
import { paymentReference, orderedTransfer, readAt } from '../shared/ordering/ordering.fixtures.ts';
import { paidByCard, paidByWallet, paidThenCredited, paidTooMuch } from '../shared/ordering/outcome.fixtures.ts';
import { fixedBilling } from '../../domain/subscription-order.ts';
import type { PaymentContext } from './payment.context.ts';
import type { TypedBilling } from './payment.draft.ts';
import { freshPaymentDraft, paymentDraftRules } from './payment.draft.ts';
import { isHelpMove, orderingEvents, outcomeLook, unpaidOutcomes } from '../shared/ordering/ordering.samples.ts';
import { book, brussels, dakar, noBook, orders, SUBSCRIPTION } from './payment.fixtures.ts';
import { paymentMachine } from './payment.machine.ts';
import { paymentSteps } from './payment.steps.ts';

const keptBilling: TypedBilling = {
  kept: dakar,
  typed: { ...brussels, organisation: '', street: '', postalCode: '', city: '', country: '' },
  isToBeKept: true,
  vatNumber: '',
  purchaseOrder: 'BC-2026-118',
};

const typedBilling: TypedBilling = { ...keptBilling, kept: null, typed: brussels, vatNumber: 'BE0403170701' };

const payable = (each: SubscriptionOrder) => ({ kind: 'payable', order: each }) as const;

/** The paid subscription, and its start date. */
const subscription: OrderedSubscription = {
  id: SUBSCRIPTION,
  reference: `ABO-${SUBSCRIPTION}`,
  isFromQuotation: false,
  period: null,
};
const begun = {
  ...subscription,
  reference: `DEV-${SUBSCRIPTION}`,
  isFromQuotation: true,
  period: { startsOn: '2026-01-27', endsOn: '2027-01-26' },
};

const found = (outcome: Outcome, of = subscription): OutcomeAnswer => ({
  kind: 'found',
  outcome: { ...outcome, subscriptions: [of] },
  readAt,
});

const fresh = freshPaymentDraft({
  seed: '4b9e07c2-d18a-4f65-8c3e-91f0a7d25b64',
  email: 'amina.delacroix@example.fr',
});
const draft = { ...fresh, id: String(SUBSCRIPTION) };
const facts = {
  countries: ['BE', 'CI', 'FR', 'GB', 'SN'].map((code, index) => ({ id: index + 1, code })),
  buyer: 'Amina de la Croix',
  seller: 'Courrier du Fleuve',
};

const hosted = {
  kind: 'hosted',
  reference: paymentReference,
  url: 'https://pay.example.org/checkout/7KQ2M4XD91TB',
} as const;
const transfer = { kind: 'transfer', transfer: orderedTransfer } as const;
const changed = { kind: 'changed', invoices: [] } as const;
const alreadyPaid = { kind: 'alreadyPaid', reference: paymentReference } as const;

const ORDER = 'POST /ajax/subscriptionsv2/onlinesubscription';
const ADDRESSES = 'GET /ajax/user/adresse';
const ADDRESS = 'POST /ajax/user/adresse';
const CHECKOUT = 'POST /ajax/subscriptions/online/checkout';
const READ = 'POST /ajax/subscriptions/invoice/read';
const HELP = 'POST /ajax/subscriptions/invoice/help';

const refusedVatNumber = (request: string): ApiError =>
  new ApiError('invalid', request, { fields: { vatNumber: 'Vérifiez votre numéro de TVA : il n’est pas en usage.' } });

/** Whether a typed address is to be saved. */
function isToBeKept({ draft: { billing } }: PaymentContext): boolean {
  return billing?.kept === null && billing.isToBeKept;
}

export const paymentChart: Chart<PaymentContext> = defineChart({
  name: 'payment',
  machine: paymentMachine,
  steps: paymentSteps,
  draft: paymentDraftRules,
  untyped: ['seed', 'attempt', 'submitted'],
  draftFields: {
    'method.chosen': ['method'],
    'payment.retried': ['method'],
    // Changed details must be confirmed again.
    'billing.written': ['billing', 'isBilled'],
    // A sent request is shown until another one is begun, or help is left.
    'help.opened': ['help'],
    'choice.reopened': ['help'],
    'help.written': ['help'],
    askForHelp: ['help'],
    // The order belongs to one version and confirmed details; an insufficient wallet is no payment method.
    // Billing details that can no longer change replace the input.
    readSubscriptionOrder: ['version', 'isBilled', 'method', 'billing'],
    // A key belongs to one version of the order.
    checkOut: ['version'],
    findCheckout: ['version'],
    // The form is prefilled once the addresses are loaded, and with a saved one.
    readAddresses: ['billing'],
    saveAddress: ['billing'],
    readOutcome: ['id', 'isBilled'],
    'xstate.route': ['id'],
  },
  inputs: {
    link: { draft: fresh, params: { id: String(SUBSCRIPTION) }, ...facts },
    /** An address without a valid number. */
    mistyped: { draft: fresh, params: { id: 'ABO-1' }, ...facts },
    outcomePage: { draft, params: { reference: paymentReference }, ...facts },
    /** The outcome is opened on another device. */
    elsewhere: { draft: fresh, params: { reference: paymentReference }, ...facts },
    /** Reloads the page in the middle of a submission. */
    reload: {
      draft: { ...draft, submitted: true, version: 'v1', billing: keptBilling, isBilled: true },
      params: { id: String(SUBSCRIPTION) },
      ...facts,
    },
  },
  events: {
    'method.chosen': { card: { method: 'card' }, transfer: { method: 'transfer' }, wallet: { method: 'wallet' } },
    'method.confirmed': plain,
    'billing.written': { kept: { billing: keptBilling }, typed: { billing: typedBilling } },
    'billing.confirmed': plain,
    'billing.reopened': plain,
    'terms.agreed': { yes: { hasAgreed: true }, no: { hasAgreed: false } },
    ...orderingEvents('Pouvons-nous payer en deux fois ?'),
  },
  actorResponses: {
    readSubscriptionOrder: {
      done: {
        domestic: payable(orders.domestic),
        wallet: payable(orders.wallet),
        walletShort: payable(orders.walletShort),
        reverseCharge: payable(orders.reverseCharge),
        overseas: payable(orders.overseas),
        purchase: payable(orders.purchase),
        awaiting: payable(orders.awaiting),
        settled: { kind: 'settled', reference: paymentReference },
        unpriced: { kind: 'unpriced' },
        unknown: { kind: 'unknown' },
      },
      failed: {
        offline: new ApiError('offline', ORDER),
        refusedVatNumber: refusedVatNumber(ORDER),
        fixed: new ApiError('conflict', ORDER),
      },
    },
    readAddresses: {
      done: { several: book, none: noBook },
      failed: { offline: new ApiError('offline', ADDRESSES) },
    },
    saveAddress: {
      done: { kept: { addresses: [...book.addresses, { id: 61_009, ...brussels }], selectedId: 61_009 } },
      failed: { offline: new ApiError('offline', ADDRESS) },
    },
    checkOut: {
      done: { hosted, transfer, changed, alreadyPaid },
      failed: {
        timeout: new ApiError('timeout', CHECKOUT),
        mismatch: new ApiError('invalid', CHECKOUT),
        refusedVatNumber: refusedVatNumber(CHECKOUT),
        tooMany: new ApiError('tooMany', CHECKOUT),
      },
    },
    findCheckout: {
      done: { hosted, transfer, changed, alreadyPaid, none: { kind: 'none' } },
      failed: { offline: new ApiError('offline', READ) },
    },
    readOutcome: {
      done: {
        paid: found(paidByCard, begun),
        paidByWallet: found(paidByWallet, begun),
        paidTooMuch: found(paidTooMuch, begun),
        paidThenCredited: found(paidThenCredited, begun),
        ...unpaidOutcomes(found),
      },
      failed: { offline: new ApiError('offline', READ) },
    },
    askForHelp: { done: { sent: undefined }, failed: { offline: new ApiError('offline', HELP) } },
  },
  isPossible: (token, { draft: remembered }) => isHelpMove(token, remembered),
  params: { id: String(SUBSCRIPTION), reference: paymentReference },
  another: {
    params: { id: String(SUBSCRIPTION + 1), reference: 'PAY-5CZ8-T3GH-60LW' },
    actorResponses: { readSubscriptionOrder: payable({ ...orders.domestic, id: SUBSCRIPTION + 1, version: 'v6' }) },
  },
  effects: ['openHostedPage'],
  serialize: (context) => {
    const { found: kind, order: read, id, draft: remembered, book: kept, reference, hasAgreed } = context;
    return {
      number: id === null ? 'elsewhere' : identifierOf(id) === null ? 'misnamed' : '',
      read: kind === 'payable' ? '' : (kind?.replace('unpriced', 'unknown') ?? (read === null ? 'unread' : 'outdated')),
      billing: remembered.isBilled ? 'billed' : '',
      typed: isToBeKept(context) ? 'typed' : '',
      book: kept === null ? '' : 'addressBook',
      details: read && fixedBilling(read) ? 'fixed' : '',
      order: remembered.submitted ? 'submitted' : '',
      // Help returns to the outcome from which it was opened.
      shownOutcome: reference === null ? '' : 'outcome',
      help: remembered.help.isSent ? 'helpSent' : '',
      terms: read?.isToBeOrdered ? (hasAgreed ? 'agreed' : 'toBeOrdered') : '',
    };
  },
  visibleContext: ({ found: kind, order: read, draft: remembered, book: kept, notice, failure, outcome }, step) => {
    const method = remembered.method === 'card' ? null : remembered.method;
    const tax = read?.priced.mention ?? '';
    const awaited = read?.awaitedTransfer ? 'transferAwaited' : null;
    switch (step) {
      case 'choice': {
        const isShort = read?.wallet && !read.methods.includes('wallet');
        const wallet = isShort ? 'walletTooSmall' : read?.wallet ? 'credits' : null;
        return { look: notice ?? awaited ?? method ?? wallet ?? tax };
      }
      case 'unknown':
        return { look: kind === 'unpriced' ? kind : '' };
      // The chosen wallet shows only later, when it may no longer cover the total.
      case 'addresses':
        return { look: method === 'wallet' ? method : '' };
      case 'billing':
        return {
          sale: read?.isToBeOrdered ? 'purchase' : '',
          look: failure?.kind ?? (kept?.addresses.length === 0 ? 'noAddress' : method === 'wallet' ? method : ''),
        };
      case 'check':
        return {
          look: failure?.kind ?? notice ?? awaited ?? method ?? tax,
          sale: read?.isToBeOrdered ? 'purchase' : '',
        };
      case 'help':
        return { failure: failure?.kind ?? '' };
      case 'paid':
        return { look: outcomeLook(outcome), method: outcome?.method === 'wallet' ? 'wallet' : '' };
      case 'partlyPaid':
      case 'returned':
      case 'notCharged':
      case 'awaitingTransfer':
        return { look: outcomeLook(outcome) };
      default:
        return {};
    }
  },
  quiet: {
    'outcome.confirming.polling': 'the outcome is asked for again and again, and the page may be left meanwhile',
  },
});
