import { isWhole, unread, whole, without } from '../../domain/completeness.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { isOpen, isTransferAwaited } from '../../domain/invoice.ts';
import type { Outcome } from '../../domain/payment.ts';
import { ApiError } from '../failure.ts';
import type { Chart } from '../engine/model/samples.ts';
import { defineChart, plain } from '../engine/model/samples.ts';
import type { OutcomeAnswer } from '../../domain/checkout.ts';
import {
  awaitedIds,
  chosenIds,
  invoiceLists,
  mixedIds,
  paymentReference,
  readAt,
  orderedTransfer,
} from '../shared/ordering/ordering.fixtures.ts';
import {
  noRefunds,
  partialRefunds,
  someRefunds,
  paidByCard,
  paidThenCredited,
  paidTooMuch,
} from '../shared/ordering/outcome.fixtures.ts';
import { freshInvoiceDraft, invoiceDraftRules } from './invoice.draft.ts';
import type { InvoiceContext } from './invoice.context.ts';
import { hasChosen } from './invoice.context.ts';
import { isHelpMove, orderingEvents, outcomeLook, unpaidOutcomes } from '../shared/ordering/ordering.samples.ts';
import { invoiceMachine } from './invoice.machine.ts';
import { invoiceSteps } from './invoice.steps.ts';

const draft = freshInvoiceDraft({
  seed: 'c5d1f8a2-6b0e-4f37-9a14-2e7d90b3c861',
  email: 'amina.delacroix@example.fr',
});

const hosted = {
  kind: 'hosted',
  reference: paymentReference,
  url: 'https://pay.example.org/checkout/7KQ2M4XD91TB',
} as const;
const transfer = { kind: 'transfer', transfer: orderedTransfer } as const;
const changed = { kind: 'changed', invoices: invoiceLists.corrected } as const;
const withdrawn = { kind: 'changed', invoices: invoiceLists.withdrawn } as const;
const alreadyPaid = { kind: 'alreadyPaid', reference: paymentReference } as const;

/** Whether the chosen invoices have two currencies, hence cannot be paid together; unknown before they are read. */
function isMixed(selected: readonly number[], invoices: readonly Invoice[] | null): boolean {
  const chosen = (invoices ?? []).filter(({ id }) => selected.includes(id));
  return new Set(chosen.map(({ total }) => total.currency)).size > 1;
}

/** Whether a transfer is awaited for any invoice, and for a chosen one. */
function awaitedAmong(selected: readonly number[] | null, invoices: readonly Invoice[] | null): string {
  const awaited = (invoices ?? []).filter(isTransferAwaited);
  if (awaited.length === 0) return '';
  return awaited.some(({ id }) => selected?.includes(id)) ? 'awaitedChosen' : 'awaited';
}

/** What a card is charged of an invoice with a payment plan. */
function partOf({ cart, draft }: Pick<InvoiceContext, 'cart' | 'draft'>): string {
  if (draft.method === 'card' && cart?.isPart) return 'instalment';
  return draft.part === 'all' ? 'allInstalments' : '';
}

function areOpen(ids: readonly number[], invoices: readonly Invoice[]): boolean {
  const open = invoices.filter(isOpen).map(({ id }) => id);
  return ids.every((id) => open.includes(id));
}

const found = (outcome: Outcome): OutcomeAnswer => ({ kind: 'found', outcome, readAt });

const READ = 'POST /ajax/subscriptions/invoice/read';
const CHECKOUT = 'POST /ajax/subscriptions/invoice/checkout';
const HELP = 'POST /ajax/subscriptions/invoice/help';

/** Whether the ordered invoices are still payable after the return from a hosted page. */
const isToBePaid = (reference: string | null, outcome: InvoiceContext['outcome']): boolean =>
  reference !== null && outcome?.kind !== 'paid';

export const invoiceChart: Chart<InvoiceContext> = defineChart({
  name: 'invoice',
  machine: invoiceMachine,
  steps: invoiceSteps,
  draft: invoiceDraftRules,
  untyped: ['seed', 'attempt', 'submitted'],
  draftFields: {
    'selection.changed': ['selected'],
    'method.chosen': ['method'],
    'part.chosen': ['part'],
    'transfer.replaced': ['selected', 'method'],
    'payment.retried': ['selected', 'method'],
    // A sent request is shown until another one is begun, or help is left.
    'help.opened': ['help'],
    'choice.reopened': ['help'],
    'help.written': ['help'],
    askForHelp: ['help'],
    'copy.written': ['copy'],
    sendReceiptCopy: ['copy'],
    // A choice contains open invoices only; payment ends it.
    readInvoices: ['selected'],
    checkOut: ['selected'],
    findCheckout: ['selected'],
    readOutcome: ['selected'],
  },
  inputs: {
    link: { draft, params: {} },
    /** After a return from the hosted page the ordered invoices are chosen. */
    outcomePage: { draft: { ...draft, selected: chosenIds }, params: { reference: paymentReference } },
    /** Reloads the page in the middle of a submission. */
    reload: { draft: { ...draft, submitted: true, selected: chosenIds }, params: {} },
  },
  events: {
    'selection.changed': {
      both: { invoiceIds: chosenIds },
      none: { invoiceIds: [] },
      mixed: { invoiceIds: mixedIds },
    },
    'method.chosen': { card: { method: 'card' }, transfer: { method: 'transfer' } },
    'part.chosen': { next: { part: 'next' }, all: { part: 'all' } },
    'selection.confirmed': plain,
    'transfer.replaced': { awaited: { invoiceIds: awaitedIds } },
    ...orderingEvents('Notre bon de commande doit figurer sur la facture FA-2026-5012. Pouvez-vous la rééditer ?'),
    'copy.written': { accounts: { email: 'comptabilite@example.org' } },
    'copy.sent': plain,
  },
  actorResponses: {
    readInvoices: {
      done: {
        several: { invoices: invoiceLists.several, refunds: noRefunds, completeness: whole, readAt },
        awaiting: { invoices: invoiceLists.awaiting, refunds: someRefunds, completeness: whole, readAt },
        single: { invoices: invoiceLists.single, refunds: noRefunds, completeness: whole, readAt },
        settled: { invoices: invoiceLists.settled, refunds: someRefunds, completeness: whole, readAt },
        none: { invoices: invoiceLists.none, refunds: noRefunds, completeness: whole, readAt },
        partial: { invoices: invoiceLists.several, refunds: noRefunds, completeness: without(2), readAt },
        settledOnly: { invoices: invoiceLists.settled, refunds: someRefunds, completeness: without(2), readAt },
        unread: { invoices: invoiceLists.none, refunds: noRefunds, completeness: unread, readAt },
        partialRefunds: { invoices: invoiceLists.single, refunds: partialRefunds, completeness: whole, readAt },
        settledAndPartialRefunds: {
          invoices: invoiceLists.settled,
          refunds: partialRefunds,
          completeness: whole,
          readAt,
        },
      },
      failed: { offline: new ApiError('offline', READ) },
    },
    checkOut: {
      done: { hosted, transfer, changed, withdrawn, alreadyPaid },
      failed: {
        timeout: new ApiError('timeout', CHECKOUT),
        mismatch: new ApiError('invalid', CHECKOUT),
        tooMany: new ApiError('tooMany', CHECKOUT),
      },
    },
    findCheckout: {
      done: { hosted, transfer, changed, withdrawn, alreadyPaid, none: { kind: 'none' } },
      failed: { offline: new ApiError('offline', READ) },
    },
    readOutcome: {
      done: {
        paid: found(paidByCard),
        paidByLink: found({ ...paidByCard, receiptTo: 'a•••@example.fr' }),
        paidTooMuch: found(paidTooMuch),
        paidThenCredited: found(paidThenCredited),
        ...unpaidOutcomes(found),
      },
      failed: { offline: new ApiError('offline', READ) },
    },
    sendReceiptCopy: { done: { sent: undefined }, failed: { offline: new ApiError('offline', HELP) } },
    askForHelp: { done: { sent: undefined }, failed: { offline: new ApiError('offline', HELP) } },
  },
  /** Invoices that are not open have no enabled checkbox. */
  isPossible: (token, { invoices, draft }) =>
    isHelpMove(token, draft) &&
    // All that is left is charged as an invoice without a plan is.
    (draft.part === 'next' || token === 'part.chosen:next' || token.startsWith('readInvoices:')) &&
    (token !== 'selection.changed:mixed' || areOpen(mixedIds, invoices ?? [])),
  params: { reference: paymentReference },
  another: { params: { reference: 'PAY-5CZ8-T3GH-60LW' }, actorResponses: {} },
  effects: ['openHostedPage'],
  serialize: ({ invoices, refunds, completeness, draft, reference, outcome }) => ({
    parts: invoices === null || completeness.kind === 'whole' ? '' : completeness.kind,
    refunds: invoices === null || isWhole(refunds) ? '' : 'partialRefunds',
    list: invoices === null ? 'unread' : invoices.some(isOpen) ? '' : 'settled',
    // Back and Forward return to the check of the chosen invoices; next to an outcome this is the rule.
    chosen:
      invoices !== null || hasChosen(draft) === isToBePaid(reference, outcome)
        ? ''
        : hasChosen(draft)
          ? 'chosenBefore'
          : 'nothingChosen',
    selection: !draft.selected
      ? ''
      : draft.selected.length === 0
        ? 'nothing'
        : isMixed(draft.selected, invoices)
          ? 'mixed'
          : '',
    // Invoices of two currencies can only be chosen where both are open.
    currencies: invoices === null || areOpen(mixedIds, invoices) ? '' : 'oneCurrency',
    transfer: awaitedAmong(draft.selected, invoices),
    part: draft.part === 'next' ? '' : draft.part,
    order: draft.submitted ? 'submitted' : '',
    // Help returns to the outcome from which it was opened.
    shownOutcome: reference === null ? '' : isToBePaid(reference, outcome) ? 'outcome' : 'receipt',
    help: draft.help.isSent ? 'helpSent' : '',
  }),
  partial: ({ currencies: _currencies, ...others }) => others,
  visibleContext: ({ invoices, refunds, completeness, cart, draft, notice, failure, outcome }, step) => {
    const method = draft.method === 'card' ? '' : draft.method;
    switch (step) {
      case 'choice':
        return {
          parts: completeness.kind === 'whole' ? '' : completeness.kind,
          refunds: isWhole(refunds) ? '' : 'partialRefunds',
          count: invoices?.length === 1 ? 'single' : '',
          cart: cart ? '' : 'empty',
          method,
          notice: notice ?? '',
        };
      case 'incomplete':
        return { parts: completeness.kind };
      case 'settled':
        return {
          count: invoices?.length === 0 ? 'none' : '',
          refunds: isWhole(refunds) ? '' : 'partialRefunds',
        };
      case 'check':
        return { method, instalments: partOf({ cart, draft }), notice: notice ?? '', failure: failure?.kind ?? '' };
      case 'help':
        return { failure: failure?.kind ?? '' };
      case 'paid': {
        const byLink = outcome?.kind === 'paid' && outcome.receiptTo !== null ? 'byLink' : '';
        const copy = draft.copy.sentTo === '' ? '' : 'copied';
        return { byLink, look: outcomeLook(outcome), copy, failure: failure?.kind ?? '' };
      }
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
