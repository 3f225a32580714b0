import { assign, setup } from 'xstate';
import type { FoundCheckout, InvoicesAnswer, OutcomeAnswer } from '../../domain/checkout.ts';
import { isWhole } from '../../domain/completeness.ts';
import type { CartPart } from '../../domain/invoice.ts';
import { isOpen } from '../../domain/invoice.ts';
import { methodOf } from '../../domain/invoice-methods.ts';
import type { InvoiceMethod } from '../../domain/payment.ts';
import { failureOf } from '../failure.ts';
import type { Given } from '../engine/action-params.ts';
import { answerOf, failed } from '../engine/action-params.ts';
import { routedIn } from '../engine/route.ts';
import type { StepMeta } from '../engine/step.ts';
import { typed } from '../engine/chart.ts';
import type { HelpEvent } from '../shared/ordering/help.states.ts';
import { beginHelp, clearHelp, helpState, keepHelp } from '../shared/ordering/help.states.ts';
import { markSubmitted, nextAttempt, patience } from '../shared/ordering/attempt.ts';
import {
  beginAttempt,
  canRetry,
  keepOutcome,
  markRefused,
  orderingGuards,
} from '../shared/ordering/ordering.context.ts';
import type { OrderingEvent } from '../shared/ordering/ordering.states.ts';
import { orderingStates } from '../shared/ordering/ordering.states.ts';
import { effect, port } from '../ports.ts';
import type { CopyEvent } from './copy.states.ts';
import { copyStates } from './copy.states.ts';
import type { InvoiceContext, InvoiceInput, InvoiceNotice } from './invoice.context.ts';
import {
  areAwaited,
  begin,
  choose,
  hasChosen,
  hasInstalment,
  keepInvoices,
  rechoose,
  retry,
  take,
} from './invoice.context.ts';
import { invoiceSteps as steps } from './invoice.steps.ts';

export type InvoiceEvent =
  | { readonly type: 'selection.changed'; readonly invoiceIds: readonly number[] }
  | { readonly type: 'method.chosen'; readonly method: InvoiceMethod }
  /** Charges the next instalment, or all that is left. */
  | { readonly type: 'part.chosen'; readonly part: CartPart }
  | { readonly type: 'selection.confirmed' }
  /** Pays by card invoices that have an awaited transfer. */
  | { readonly type: 'transfer.replaced'; readonly invoiceIds: readonly number[] }
  | CopyEvent
  | OrderingEvent
  | HelpEvent;

const routed = routedIn('invoice');

/** The ports of the chart. */
const ports = {
  readInvoices: port('readInvoices'),
  checkOut: port('checkOut'),
  findCheckout: port('findCheckout'),
  readOutcome: port('readOutcome'),
  askForHelp: port('askForHelp'),
  sendReceiptCopy: port('sendReceiptCopy'),
};

const ordering = orderingStates('invoice', steps, (context: InvoiceContext) => ({
  invoiceIds: context.draft.selected ?? [],
  method: methodOf(context),
  version: context.cart?.version ?? '',
}));

/** The invoices that the visitor may see were read. */
const invoicesRead = { type: 'keepInvoices', params: answerOf<InvoicesAnswer> } as const;

const chosenBy = ({ event }: Given<InvoiceEvent, 'selection.changed' | 'transfer.replaced'>) => ({
  chosen: event.invoiceIds,
});

/**
 * The invoice funnel (specification §2, §4): choose → check → pay on a hosted page or by transfer → the outcome from
 * the server. An order whose answer was lost is looked up by its key, never sent twice.
 */
export const invoiceMachine = setup({
  types: typed<{
    context: InvoiceContext;
    events: InvoiceEvent;
    input: InvoiceInput;
    meta: StepMeta;
    tags: 'busy' | 'unsent' | 'paying';
  }>(),
  actors: ports,
  actions: {
    /** Leaves the application for the provider's page. */
    openHostedPage: effect<{ url: string | null }>('openHostedPage'),
    keepInvoices: assign(({ context }, { answer }: { answer: InvoicesAnswer }) => keepInvoices(context, answer)),
    keepSelection: assign(({ context }, { chosen }: { chosen: readonly number[] }) => ({
      ...choose(nextAttempt(context.draft), context.invoices ?? [], chosen),
      notice: null,
    })),
    keepMethod: assign(({ context }, { method }: { method: InvoiceMethod }) => rechoose(context, { method })),
    keepPart: assign(({ context }, { part }: { part: CartPart }) => rechoose(context, { part })),
    keepRetry: assign(({ context }, { method }: { method: InvoiceMethod }) => retry(context, method)),
    keepCopy: assign(({ context: { draft } }, copy: { email: string; sentTo: string }) => ({
      draft: { ...draft, copy },
      failure: null,
    })),
    keepHelp: assign(({ context }, help: { message: string; email: string }) => keepHelp(context.draft, help)),
    clearHelp: assign(({ context }) => clearHelp(context.draft)),
    beginHelp: assign(({ context }) => beginHelp(context.draft)),
    takeAnswer: assign(({ context }, { answer }: { answer: FoundCheckout }) => take(context, answer)),
    keepOutcome: assign((_, { answer }: { answer: OutcomeAnswer }) => keepOutcome(answer)),
    /** Leaves the former outcome; the present choice has none yet. */
    leaveOutcome: assign({ reference: null, outcome: null }),
    keepReference: assign((_, { reference }: { reference: string | null }) => ({ reference })),
    /** Drops data that an outcome is about to change, so that they are read again. */
    forgetCart: assign({ invoices: null, cart: null, hostedUrl: null, asked: 0, outcome: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** Clears a failure when its step is left. */
    clearFailure: assign({ failure: null }),
    notify: assign((_, { notice }: { notice: InvoiceNotice | null }) => ({ notice })),
    markSubmitted: assign(({ context }) => ({ ...markSubmitted(context), notice: null })),
    markRefused: assign(({ context }) => markRefused(context)),
    beginAttempt: assign(({ context }) => beginAttempt(context)),
    /** A paid cart ends the choice. */
    finish: assign(({ context }) => ({ draft: { ...nextAttempt(context.draft), selected: null } })),
    countQuestion: assign(({ context }) => ({ asked: context.asked + 1 })),
  },
  guards: {
    ...orderingGuards,
    isHelpSent: ({ context }) => context.draft.help.isSent,
    isUnread: ({ context }) => context.invoices === null,
    hasOpen: ({ context }) => context.invoices?.some(isOpen) ?? false,
    isWhole: ({ context }) => isWhole(context),
    isPartial: ({ context }) => !isWhole(context) || !isWhole(context.refunds),
    /** The invoice can be paid in parts: the one that is charged is chosen. */
    hasInstalment: ({ context }) => hasInstalment(context),
    hasCart: ({ context }) => context.cart !== null,
    /** There is a cart; or invoices were chosen, and their amounts are unknown. */
    mayHaveCart: ({ context: { cart, invoices, draft } }) => cart !== null || (invoices === null && hasChosen(draft)),
    areAwaited: ({ context: { invoices } }, { chosen }: { chosen: readonly number[] }) =>
      areAwaited(invoices ?? [], chosen),
    /** The list of invoices is available to every visitor and after every outcome. */
    hasChoice: () => true,
    canPayRest: ({ context }, { method }: { method: InvoiceMethod }) => canRetry(context, method),
  },
  delays: { patience },
}).createMachine({
  id: 'invoice',
  context: ({ input }) => begin(input),
  initial: 'entering',
  states: {
    entering: { always: [{ guard: 'hasReference', target: 'outcome' }, { target: 'choice' }] },

    choice: {
      ...routed(steps.choice, {}),
      entry: 'leaveOutcome',
      exit: 'clearFailure',
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isUnread', target: 'reading' },
            { guard: 'isSubmitted', target: '#invoice.recovering' },
            { guard: 'hasOpen', target: 'choosing' },
            { guard: 'isWhole', target: 'settled' },
            { target: 'incomplete' },
          ],
        },
        reading: {
          meta: { step: steps.loading },
          tags: 'busy',
          invoke: {
            src: 'readInvoices',
            onDone: { target: 'deciding', actions: invoicesRead },
            onError: { target: 'unreadable', actions: failed },
          },
        },
        unreadable: { meta: { step: steps.unreadable }, on: { retried: { target: 'reading' } } },
        choosing: {
          meta: { step: steps.choice },
          on: {
            retried: { guard: 'isPartial', target: 'reading' },
            'selection.changed': { actions: { type: 'keepSelection', params: chosenBy } },
            'method.chosen': { actions: { type: 'keepMethod', params: ({ event }) => ({ method: event.method }) } },
            'selection.confirmed': {
              guard: 'hasCart',
              target: '#invoice.check',
              actions: { type: 'notify', params: { notice: null } },
            },
            'transfer.replaced': {
              guard: { type: 'areAwaited', params: chosenBy },
              target: '#invoice.check',
              actions: [
                { type: 'keepSelection', params: chosenBy },
                { type: 'keepMethod', params: { method: 'card' } },
              ],
            },
            'help.opened': { target: '#invoice.help.writing' },
          },
        },
        /** No open invoice among those that were read, and not all were read. */
        incomplete: {
          meta: { step: steps.incomplete },
          on: { retried: { target: 'reading' }, 'help.opened': { target: '#invoice.help.writing' } },
        },
        settled: {
          meta: { step: steps.settled },
          on: {
            retried: { guard: 'isPartial', target: 'reading' },
            'help.opened': { target: '#invoice.help.writing' },
          },
        },
      },
    },

    check: {
      ...routed(steps.check, { guard: 'mayHaveCart' }),
      exit: 'clearFailure',
      always: [
        /** Back or Forward from an outcome: reads the chosen invoices first. */
        { guard: 'isUnread', target: 'choice' },
        /** Back or Forward while the result of an order is unknown: looks it up, never sends it again. */
        { guard: 'isSubmitted', target: 'recovering' },
      ],
      on: {
        'payment.confirmed': { target: 'checkingOut' },
        'part.chosen': {
          guard: 'hasInstalment',
          actions: { type: 'keepPart', params: ({ event }) => ({ part: event.part }) },
        },
        'choice.reopened': { target: 'choice' },
        'help.opened': { target: '#invoice.help.writing' },
      },
    },
    /** Reads the invoices of an outcome again before they are paid by another method. */
    reopening: {
      meta: { step: steps.reopening },
      tags: 'busy',
      entry: 'leaveOutcome',
      invoke: {
        src: 'readInvoices',
        onDone: { target: 'reopened', actions: invoicesRead },
        onError: { target: 'choice.unreadable', actions: failed },
      },
    },
    reopened: { always: [{ guard: 'hasCart', target: 'check' }, { target: 'choice' }] },
    ...ordering,
    outcome: {
      ...ordering.outcome,
      states: { ...ordering.outcome.states, paid: { ...ordering.outcome.states.paid, ...copyStates } },
    },

    help: helpState('invoice', steps, ({ draft }: InvoiceContext) => draft.selected ?? []),
  },
});
