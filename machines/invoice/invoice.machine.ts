import { assign, setup } from 'xstate';
import type { Cart, Invoice } from '../domain/invoice.ts';
import { cartOf, isOpen } from '../domain/invoice.ts';
import type { InvoiceMethod } from '../domain/payment.ts';
import { failureOf } from '../failure.ts';
import type { FunnelInput } from '../funnel/funnel.ts';
import type { StepMeta } from '../funnel/step.ts';
import { typed } from '../funnel/typed.ts';
import type { FoundCheckout, OutcomeAnswer } from '../domain/checkout.ts';
import { port } from '../ports.ts';
import type { HelpEvent } from '../ordering/help.states.ts';
import { clearHelp, helpState, keepHelp } from '../ordering/help.states.ts';
import type { OrderingContext } from '../ordering/ordering.context.ts';
import {
  beginAttempt,
  freshOrdering,
  keepOutcome,
  markRefused,
  markSubmitted,
  nextAttempt,
  orderingGuards,
  patience,
  takeAnswer,
} from '../ordering/ordering.context.ts';
import type { OrderingEvent } from '../ordering/ordering.states.ts';
import { orderingStates } from '../ordering/ordering.states.ts';
import type { InvoiceDraft } from './invoice.draft.ts';
import { invoiceSteps as steps } from './invoice.steps.ts';

/** Why the person is back at a choice they had made, in codes; screens have the words. */
export type InvoiceNotice = 'changed' | 'nothingChosen' | 'notOrdered';

export interface InvoiceContext extends OrderingContext {
  /** What this tab remembers: what the person typed, and the identity of the order. */
  readonly draft: InvoiceDraft;
  readonly invoices: readonly Invoice[] | null;
  /** What is about to be paid, as the server last told it; `null` where the choice cannot be paid. */
  readonly cart: Cart | null;
  readonly notice: InvoiceNotice | null;
}

export type InvoiceInput = FunnelInput<InvoiceDraft>;

export type InvoiceEvent =
  | { readonly type: 'selection.changed'; readonly invoiceIds: readonly number[] }
  | { readonly type: 'method.chosen'; readonly method: InvoiceMethod }
  | { readonly type: 'selection.confirmed' }
  | OrderingEvent
  | HelpEvent;

/** The invoices of a choice that can be paid together; before there is a choice, all open ones of the first's currency. */
function payable(invoices: readonly Invoice[], chosen: readonly number[] | null): readonly Invoice[] {
  const open = invoices.filter(isOpen);
  if (chosen !== null) return open.filter(({ id }) => chosen.includes(id));
  return open.filter(({ total }) => total.currency === open[0]?.total.currency);
}

/** Invoices and choice brought together: the choice keeps to what is still open, and the cart follows. */
function choose(draft: InvoiceDraft, invoices: readonly Invoice[], chosen: readonly number[] | null) {
  const selection = payable(invoices, chosen);
  // Where nothing is open nothing was chosen: what comes next is preselected again.
  const selected = invoices.some(isOpen) ? selection.map(({ id }) => id) : null;
  return { invoices, cart: cartOf(selection), draft: { ...draft, selected } };
}

/** What the server's answer to an order changes. */
function take(context: InvoiceContext, answer: FoundCheckout): Partial<InvoiceContext> {
  const taken = takeAnswer(answer);
  switch (answer.kind) {
    case 'hosted':
      return taken;
    case 'transfer':
    case 'alreadyPaid':
      return { ...taken, draft: nextAttempt(context.draft) };
    case 'changed': {
      const chosen = choose(nextAttempt(context.draft), answer.invoices, context.draft.selected);
      return { ...taken, ...chosen, notice: 'changed' };
    }
    case 'none':
      return { ...taken, ...markRefused(context), notice: 'notOrdered' };
  }
}

/** What the chart asks the world. */
const ports = {
  readInvoices: port('readInvoices'),
  checkOut: port('checkOut'),
  findCheckout: port('findCheckout'),
  readOutcome: port('readOutcome'),
  askForHelp: port('askForHelp'),
};

export type InvoicePort = keyof typeof ports;

/**
 * The invoice funnel (specification §2, §4): choose → check → pay on a hosted page or by transfer → an outcome that the
 * server tells. An order whose answer was lost is looked for under its key, never sent twice.
 */
export const invoiceMachine = setup({
  types: typed<{ context: InvoiceContext; events: InvoiceEvent; input: InvoiceInput; meta: StepMeta; tags: 'busy' }>(),
  actors: ports,
  actions: {
    /** Leaves the application for the provider's page. */
    openHostedPage: (_, { url }: { url: string | null }) => {
      throw new Error(`Action "openHostedPage" is not filled, so nobody goes to ${url}: see src/app/wiring`);
    },
    keepInvoices: assign(({ context }, { invoices }: { invoices: readonly Invoice[] }) => ({
      ...choose(context.draft, invoices, context.draft.selected),
      failure: null,
    })),
    keepSelection: assign(({ context }, { chosen }: { chosen: readonly number[] }) => ({
      ...choose(nextAttempt(context.draft), context.invoices ?? [], chosen),
      notice: null,
    })),
    keepMethod: assign(({ context }, { method }: { method: InvoiceMethod }) => ({
      draft: { ...nextAttempt(context.draft), method },
    })),
    keepHelp: assign(({ context }, help: { message: string; email: string }) => keepHelp(context.draft, help)),
    clearHelp: assign(({ context }) => clearHelp(context.draft)),
    takeAnswer: assign(({ context }, { answer }: { answer: FoundCheckout }) => take(context, answer)),
    keepOutcome: assign((_, { answer }: { answer: OutcomeAnswer }) => keepOutcome(answer)),
    /** The outcome that was looked at is behind; what is chosen now has none yet. */
    leaveOutcome: assign({ reference: null, outcome: null }),
    keepReference: assign((_, { reference }: { reference: string | null }) => ({ reference })),
    /** What an outcome is about to change is read afresh afterwards. */
    forgetCart: assign({ invoices: null, cart: null, hostedUrl: null, asked: 0, outcome: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** A failure is told where it happened, and nowhere after. */
    clearFailure: assign({ failure: null }),
    notify: assign((_, { notice }: { notice: InvoiceNotice | null }) => ({ notice })),
    markSubmitted: assign(({ context }) => ({ ...markSubmitted(context), notice: null })),
    markRefused: assign(({ context }) => markRefused(context)),
    beginAttempt: assign(({ context }) => beginAttempt(context)),
    /** A paid cart is nobody's choice any more. */
    finish: assign(({ context }) => ({ draft: { ...nextAttempt(context.draft), selected: null } })),
    countQuestion: assign(({ context }) => ({ asked: context.asked + 1 })),
  },
  guards: {
    ...orderingGuards,
    isUnread: ({ context }) => context.invoices === null,
    hasOpen: ({ context }) => context.invoices?.some(isOpen) ?? false,
    hasCart: ({ context }) => context.cart !== null,
    /** The list of invoices is the same for everybody, and whatever the outcome. */
    hasChoice: () => true,
  },
  delays: { patience },
}).createMachine({
  id: 'invoice',
  context: ({ input }) => ({
    ...freshOrdering(input.params['reference']),
    draft: input.draft,
    invoices: null,
    cart: null,
    notice: null,
  }),
  initial: 'entering',
  states: {
    entering: { always: [{ guard: 'hasReference', target: 'outcome' }, { target: 'choice' }] },

    choice: {
      id: 'invoice.choice',
      route: {},
      meta: { step: steps.choice },
      entry: 'leaveOutcome',
      exit: 'clearFailure',
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isUnread', target: 'reading' },
            { guard: 'isSubmitted', target: '#invoice.recovering' },
            { guard: 'hasOpen', target: 'choosing' },
            { target: 'settled' },
          ],
        },
        reading: {
          meta: { step: steps.loading },
          tags: 'busy',
          invoke: {
            src: 'readInvoices',
            onDone: {
              target: 'deciding',
              actions: { type: 'keepInvoices', params: ({ event }) => ({ invoices: event.output.invoices }) },
            },
            onError: {
              target: 'unreadable',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        unreadable: { meta: { step: steps.unreadable }, on: { retried: { target: 'reading' } } },
        choosing: {
          meta: { step: steps.choice },
          on: {
            'selection.changed': {
              actions: { type: 'keepSelection', params: ({ event }) => ({ chosen: event.invoiceIds }) },
            },
            'method.chosen': { actions: { type: 'keepMethod', params: ({ event }) => ({ method: event.method }) } },
            'selection.confirmed': [
              { guard: 'hasCart', target: '#invoice.check', actions: { type: 'notify', params: { notice: null } } },
              { actions: { type: 'notify', params: { notice: 'nothingChosen' } } },
            ],
            'help.opened': { target: '#invoice.help' },
          },
        },
        settled: { meta: { step: steps.settled }, on: { 'help.opened': { target: '#invoice.help' } } },
      },
    },

    check: {
      id: 'invoice.check',
      route: { guard: 'hasCart' },
      meta: { step: steps.check },
      exit: 'clearFailure',
      /** By Back and Forward while the end of an order is not known: it is looked for, never sent again. */
      always: { guard: 'isSubmitted', target: 'recovering' },
      on: {
        'payment.confirmed': { target: 'checkingOut' },
        'choice.reopened': { target: 'choice' },
        'help.opened': { target: 'help' },
      },
    },
    ...orderingStates('invoice', steps, (context: InvoiceContext) => ({
      invoiceIds: context.draft.selected ?? [],
      method: context.draft.method,
      version: context.cart?.version ?? '',
    })),

    help: helpState('invoice', steps, ({ draft }: InvoiceContext) => draft.selected ?? []),
  },
});
