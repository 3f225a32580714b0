import type { Cart, Invoice } from './invoice.ts';
import { isOpen } from './invoice.ts';
import type { InvoiceMethod } from './payment.ts';
import { invoiceMethods } from './payment.ts';

/**
 * Payment methods of invoices that are paid together. Those that go through Chorus Pro are paid by transfer: the accountant of a
 * French public body pays on the portal's request, never by card.
 */
export function methodsOf(invoices: readonly Pick<Invoice, 'chorus'>[]): readonly InvoiceMethod[] {
  return invoices.some(({ chorus }) => chorus !== null) ? ['transfer'] : invoiceMethods;
}

interface Chosen {
  readonly cart: Pick<Cart, 'invoices'> | null;
  readonly invoices: readonly Pick<Invoice, 'chorus' | 'status'>[] | null;
}

/** The methods by which the chosen invoices can be paid; without a choice, any of the open ones. */
export function methodsFor({ cart, invoices }: Chosen): readonly InvoiceMethod[] {
  if (cart) return methodsOf(cart.invoices);
  const open = (invoices ?? []).filter(isOpen);
  return open.some(({ chorus }) => chorus === null) ? invoiceMethods : methodsOf(open);
}

/** The method of the present order: the chosen one, unless the chosen invoices cannot be paid by it. */
export function methodOf({
  draft,
  ...chosen
}: Chosen & { readonly draft: { readonly method: InvoiceMethod } }): InvoiceMethod {
  return methodsFor(chosen).includes(draft.method) ? draft.method : 'transfer';
}
