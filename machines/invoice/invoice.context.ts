/** What the invoice chart knows, and what each answer changes about it. */
import type { FoundCheckout, InvoicesAnswer } from '../domain/checkout.ts';
import type { Cart, Invoice } from '../domain/invoice.ts';
import { cartOf, isOpen, isTransferAwaited, openByDueDate } from '../domain/invoice.ts';
import type { InvoiceMethod } from '../domain/payment.ts';
import type { FunnelInput } from '../engine/funnel.ts';
import type { OrderingContext } from '../shared/ordering/ordering.context.ts';
import { nextAttempt } from '../shared/ordering/attempt.ts';
import { freshOrdering, keepRetry, markRefused, takeAnswer } from '../shared/ordering/ordering.context.ts';
import type { InvoiceDraft } from './invoice.draft.ts';

/** Why the person is back at a choice they had made, in codes; screens have the words. */
export type InvoiceNotice = 'changed' | 'notOrdered';

export interface InvoiceContext extends OrderingContext {
  /** What this tab remembers: what the person typed, and the identity of the order. */
  readonly draft: InvoiceDraft;
  readonly invoices: readonly Invoice[] | null;
  /** What is about to be paid, as the server last told it; `null` where the choice cannot be paid. */
  readonly cart: Cart | null;
  readonly notice: InvoiceNotice | null;
}

export type InvoiceInput = FunnelInput<InvoiceDraft>;

/** The beginning of a visit: at the list of invoices, or at the address of an outcome. */
export function begin({ draft, params }: InvoiceInput): InvoiceContext {
  return { ...freshOrdering(params['reference']), draft, invoices: null, cart: null, notice: null };
}

/**
 * The invoices of a choice that can be paid together; before there is a choice, all open ones of the currency of the one
 * that is due first, but for those whose transfer is awaited.
 */
function payable(invoices: readonly Invoice[], chosen: readonly number[] | null): readonly Invoice[] {
  const open = openByDueDate(invoices);
  if (chosen !== null) {
    const isChosen = new Set(chosen);
    return open.filter(({ id }) => isChosen.has(id));
  }
  const unpaid = open.filter((invoice) => !isTransferAwaited(invoice));
  return unpaid.filter(({ total }) => total.currency === unpaid[0]?.total.currency);
}

/** Whether the person, or what they came from, has chosen invoices to pay. */
export function hasChosen({ selected }: InvoiceDraft): boolean {
  return selected !== null && selected.length > 0;
}

/** Whether all that is chosen can be paid together, and its transfer is awaited. */
export function areAwaited(invoices: readonly Invoice[], chosen: readonly number[]): boolean {
  const isChosen = new Set(chosen);
  const awaited = invoices.filter((invoice) => isChosen.has(invoice.id) && isTransferAwaited(invoice));
  return awaited.length === chosen.length && cartOf(awaited) !== null;
}

/** Invoices and choice brought together: the choice keeps to what is still open, and the cart follows. */
export function choose(draft: InvoiceDraft, invoices: readonly Invoice[], chosen: readonly number[] | null) {
  const selection = payable(invoices, chosen);
  // Where nothing is open nothing was chosen: what comes next is preselected again.
  const selected = invoices.some(isOpen) ? selection.map(({ id }) => id) : null;
  return { invoices, cart: cartOf(selection), draft: { ...draft, selected } };
}

/** What the server has told: the invoices that the person may see. */
export function keepInvoices({ draft }: InvoiceContext, { invoices, readAt }: InvoicesAnswer) {
  return { ...choose(draft, invoices, draft.selected), readAt, failure: null };
}

/** What an outcome is about is to be paid, in this way; what it is worth now is read first. */
export function retry({ draft, outcome }: InvoiceContext, method: InvoiceMethod): Partial<InvoiceContext> {
  const selected = outcome?.invoices.filter(isOpen).map(({ id }) => id) ?? null;
  return { draft: { ...keepRetry(draft, method), selected } };
}

/** What the server's answer to an order changes. What is paid by transfer is chosen no longer: it is on its way. */
export function take(context: InvoiceContext, answer: FoundCheckout): Partial<InvoiceContext> {
  const taken = takeAnswer(answer);
  switch (answer.kind) {
    case 'hosted':
      return taken;
    case 'transfer':
      return { ...taken, draft: { ...nextAttempt(context.draft), selected: null } };
    case 'alreadyPaid':
      return { ...taken, draft: nextAttempt(context.draft) };
    case 'changed': {
      // Where nothing that was ordered is open any more, nothing else takes its place by itself.
      const chosen = choose(nextAttempt(context.draft), answer.invoices, context.draft.selected ?? []);
      return { ...taken, ...chosen, notice: 'changed' };
    }
    case 'none':
      return { ...taken, ...markRefused(context), notice: 'notOrdered' };
  }
}
