/** The context of the invoice chart, and the change by each answer. */
import type { Completeness, RowsRead } from '../../domain/completeness.ts';
import { whole, unread } from '../../domain/completeness.ts';
import type { FoundCheckout, InvoicesAnswer } from '../../domain/checkout.ts';
import { MOST_INVOICES } from '../../domain/checkout.ts';
import type { Cart, Invoice } from '../../domain/invoice.ts';
import { cartOf, isOpen, isTransferAwaited, openByDueDate, transferCartOf } from '../../domain/invoice.ts';
import { methodsOf } from '../../domain/invoice-methods.ts';
import type { InvoiceMethod, ListedRefund } from '../../domain/payment.ts';
import type { FunnelInput } from '../engine/funnel.ts';
import type { OrderingContext } from '../shared/ordering/ordering.context.ts';
import { nextAttempt } from '../shared/ordering/attempt.ts';
import { freshOrdering, keepRetry, markRefused, takeAnswer } from '../shared/ordering/ordering.context.ts';
import type { InvoiceDraft } from './invoice.draft.ts';

/** Why the person is back at an earlier step, as a code; screens have the texts. */
export type InvoiceNotice = 'changed' | 'notOrdered';

export interface InvoiceContext extends OrderingContext {
  /** The tab's draft: the person's input, and the identity of the order. */
  readonly draft: InvoiceDraft;
  readonly invoices: readonly Invoice[] | null;
  /** Refunds of payments, newest first. */
  readonly refunds: RowsRead<ListedRefund>;
  /** How much of the list of invoices was read. */
  readonly completeness: Completeness;
  /** The invoices to pay, from the server's last answer; `null` if the choice cannot be paid. */
  readonly cart: Cart | null;
  readonly notice: InvoiceNotice | null;
}

export type InvoiceInput = FunnelInput<InvoiceDraft>;

/** The context at the start of a visit: at the list of invoices, or at the address of an outcome. */
export function begin({ draft, params }: InvoiceInput): InvoiceContext {
  return {
    ...freshOrdering(params['reference']),
    draft,
    invoices: null,
    refunds: { rows: [], completeness: whole },
    completeness: unread,
    cart: null,
    notice: null,
  };
}

/**
 * The open invoices of the choice. Without a choice, all open ones in the currency of the earliest due date, except
 * those with an awaited transfer, and those that go through Chorus Pro as long as there are others; the first due of
 * more than one order takes.
 */
function payable(invoices: readonly Invoice[], chosen: readonly number[] | null): readonly Invoice[] {
  const open = openByDueDate(invoices);
  if (chosen !== null) {
    const isChosen = new Set(chosen);
    return open.filter(({ id }) => isChosen.has(id));
  }
  const unpaid = open.filter((invoice) => !isTransferAwaited(invoice));
  const others = unpaid.filter(({ chorus }) => chorus === null);
  const preferred = others.length > 0 ? others : unpaid;
  return preferred.filter(({ total }) => total.currency === preferred[0]?.total.currency).slice(0, MOST_INVOICES);
}

/** Whether the person, or the link they followed, has chosen invoices to pay. */
export function hasChosen({ selected }: InvoiceDraft): boolean {
  return selected !== null && selected.length > 0;
}

/** Whether all chosen invoices are payable together, by card too, and have an awaited transfer. */
export function areAwaited(invoices: readonly Invoice[], chosen: readonly number[]): boolean {
  const isChosen = new Set(chosen);
  const awaited = openByDueDate(invoices).filter((invoice) => isChosen.has(invoice.id) && isTransferAwaited(invoice));
  return awaited.length === chosen.length && cartOf(awaited) !== null && methodsOf(awaited).includes('card');
}

/** Reduces the choice to the open invoices, and derives the cart. */
export function choose(draft: InvoiceDraft, invoices: readonly Invoice[], chosen: readonly number[] | null) {
  const selection = payable(invoices, chosen);
  // Without open invoices the choice is reset, so that the next ones are preselected.
  const selected = invoices.some(isOpen) ? selection.map(({ id }) => id) : null;
  const isByCard = methodsOf(selection).includes('card') && draft.method === 'card';
  const cart = isByCard ? cartOf(selection, draft.part) : transferCartOf(selection);
  return { invoices, cart, draft: { ...draft, selected } };
}

/** Whether a card can pay the next instalment instead of all that is left. */
export function hasInstalment({ draft, cart }: Pick<InvoiceContext, 'draft' | 'cart'>): boolean {
  return draft.method === 'card' && cart !== null && cartOf(cart.invoices, 'next')?.isPart === true;
}

/** Another payment method, or another part to charge: another order of the same invoices. */
export function rechoose(
  { draft, invoices }: Pick<InvoiceContext, 'draft' | 'invoices'>,
  change: Partial<Pick<InvoiceDraft, 'method' | 'part'>>,
) {
  return choose({ ...nextAttempt(draft), ...change }, invoices ?? [], draft.selected);
}

/** Takes the server's answer with the invoices that the person may see. */
export function keepInvoices({ draft }: InvoiceContext, { invoices, refunds, completeness, readAt }: InvoicesAnswer) {
  return { ...choose(draft, invoices, draft.selected), refunds, completeness, readAt, failure: null };
}

/** Retries the payment of an outcome's invoices by this method; their present amounts are read first. */
export function retry({ draft, outcome }: InvoiceContext, method: InvoiceMethod): Partial<InvoiceContext> {
  const selected = outcome?.invoices.filter(isOpen).map(({ id }) => id) ?? null;
  return { draft: { ...keepRetry(draft, method), selected } };
}

/**
 * The change by the server's answer to an order. Invoices to be paid by transfer leave the choice: the money is on its
 * way.
 */
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
      // If none of the ordered invoices is open any more, none is preselected in their place.
      const chosen = choose(nextAttempt(context.draft), answer.invoices, context.draft.selected ?? []);
      return { ...taken, ...chosen, completeness: whole, notice: 'changed' };
    }
    case 'none':
      return { ...taken, ...markRefused(context), notice: 'notOrdered' };
  }
}
