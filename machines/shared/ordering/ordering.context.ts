/**
 * The context of every chart with payments: guards, and the change by each event. The states are in
 * `ordering.states.ts`.
 */
import type { WithContext } from '../../engine/action-params.ts';
import { isTransferAwaited } from '../../../domain/invoice.ts';
import type { Moment } from '../../../domain/moment.ts';
import { isUndecided } from '../../../domain/payment-amounts.ts';
import type { InvoiceMethod, Outcome } from '../../../domain/payment.ts';
import type { Failure } from '../../failure.ts';
import { failureOf, isUncertain } from '../../failure.ts';
import type { Routed } from '../../engine/route.ts';
import { routeParams } from '../../engine/route.ts';
import type { FoundCheckout, OutcomeAnswer } from '../../../domain/checkout.ts';
import type { OrderingDraft } from './attempt.ts';
import { nextAttempt } from './attempt.ts';

export interface OrderingContext {
  readonly draft: OrderingDraft;
  /** Kind of the server's answer to the last order. */
  readonly answered: FoundCheckout['kind'] | null;
  readonly hostedUrl: string | null;
  /** Reference of the payment whose outcome is read. */
  readonly reference: string | null;
  readonly outcome: Outcome | null;
  /** The server's clock at its last answer with invoices or an outcome; overdue invoices are computed from it. */
  readonly readAt: Moment | null;
  /** How often the same read was repeated; the delay before the next one grows with it. */
  readonly asked: number;
  readonly failure: Failure | null;
}

/** Initial context: no order, or a payment whose outcome is read. */
export function freshOrdering(reference: string | undefined): Omit<OrderingContext, 'draft'> {
  return {
    answered: null,
    hostedUrl: null,
    reference: reference ?? null,
    outcome: null,
    readAt: null,
    asked: 0,
    failure: null,
  };
}

/** The server refused the order: the idempotency key may be reused. */
export function markRefused<Draft extends OrderingDraft>({ draft }: { readonly draft: Draft }) {
  return { draft: { ...draft, submitted: false } };
}

/** The present order is given up, or its cart has changed. */
export function beginAttempt<Draft extends OrderingDraft>({ draft }: { readonly draft: Draft }) {
  return { draft: nextAttempt(draft), hostedUrl: null, failure: null };
}

/** Takes the server's answer to an order; the chart itself handles a changed cart. */
export function takeAnswer(
  answer: FoundCheckout,
): Pick<OrderingContext, 'answered'> & Partial<Omit<OrderingContext, 'draft'>> {
  const answered = answer.kind;
  switch (answer.kind) {
    case 'hosted':
      return { answered, hostedUrl: answer.url, reference: answer.reference };
    case 'transfer':
      return { answered, reference: answer.transfer.payment };
    case 'alreadyPaid':
      return { answered, reference: answer.reference };
    case 'changed':
    case 'none':
      return { answered };
  }
}

/** Takes the server's state of a payment. */
export function keepOutcome(
  answer: OutcomeAnswer,
): Pick<OrderingContext, 'outcome' | 'failure'> & Partial<Pick<OrderingContext, 'readAt'>> {
  if (answer.kind === 'unknown') return { outcome: null, failure: null };
  return { outcome: answer.outcome, readAt: answer.readAt, failure: null };
}

/** Retries by a chosen method: another order, with its own idempotency key. */
export function keepRetry<Draft extends OrderingDraft>(draft: Draft, method: InvoiceMethod) {
  return { ...nextAttempt(draft), method };
}

/** Whether the outcome leaves an amount to pay now. */
function hasRest({ outcome }: Pick<OrderingContext, 'outcome'>): boolean {
  return outcome !== null && outcome.remaining.minor > 0 && !isUndecided(outcome);
}

/** Whether the rest can be ordered by a method: for no invoice a second transfer. */
export function canRetry({ outcome }: Pick<OrderingContext, 'outcome'>, method: InvoiceMethod): boolean {
  return hasRest({ outcome }) && !(method === 'transfer' && outcome?.invoices.some(isTransferAwaited));
}

export interface Failed {
  readonly error: unknown;
}

/** The guards of `ordering.states.ts`. */
export const orderingGuards = {
  isSubmitted: ({ context }: WithContext<OrderingContext>) => context.draft.submitted,
  hasReference: ({ context }: WithContext<OrderingContext>) => context.reference !== null,
  hasReferenceParam: ({ event }: Routed) => routeParams(event)['reference'] !== undefined,
  isHosted: ({ context }: WithContext<OrderingContext>) => context.answered === 'hosted',
  isOrdered: ({ context }: WithContext<OrderingContext>) =>
    context.answered === 'transfer' || context.answered === 'alreadyPaid',
  isPaid: ({ context }: WithContext<OrderingContext>) => context.outcome?.kind === 'paid',
  isPartlyPaid: ({ context }: WithContext<OrderingContext>) => context.outcome?.kind === 'partlyPaid',
  isReturned: ({ context }: WithContext<OrderingContext>) => context.outcome?.kind === 'returned',
  isNotCharged: ({ context }: WithContext<OrderingContext>) => context.outcome?.kind === 'notCharged',
  isConfirming: ({ context }: WithContext<OrderingContext>) => context.outcome?.kind === 'confirming',
  isAwaitingTransfer: ({ context }: WithContext<OrderingContext>) =>
    context.outcome?.kind === 'confirming' && context.outcome.transfer !== null,
  isUncertain: (_: WithContext<OrderingContext>, { error }: Failed) => isUncertain(error),
  /** Same key, other request (422), or a request that the server cannot read. */
  isMismatch: (_: WithContext<OrderingContext>, { error }: Failed) => failureOf(error).kind === 'invalid',
};
