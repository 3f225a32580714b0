import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { BillingDetails } from '../../machines/domain/billing.ts';
import type { Invoice } from '../../machines/domain/invoice.ts';
import type { Schema } from '../db/schema.ts';
import { createInvoice, lineRows } from '../invoice/create-invoice.ts';
import type { Blocked } from '../checkout/open-orders.ts';
import { abandonOrders, findOpenOrders } from '../checkout/open-orders.ts';
import { numberInvoice } from '../invoice/number.ts';
import { invoiceOf, selectInvoices } from '../invoice/store.ts';
import type { Services } from '../services.ts';
import type { InvoiceContent } from './invoice-content.ts';
import type { Subscription } from '../subscription/store.ts';

/** The invoice as it is to stand, or what keeps it from being written anew. */
export type Provided = { readonly kind: 'provided'; readonly invoice: Invoice } | Blocked;

async function readInvoice(trx: Transaction<Schema>, id: number): Promise<Invoice> {
  const row = await selectInvoices(trx).where('i.id', '=', id).forUpdate('i').executeTakeFirstOrThrow();
  return invoiceOf(row);
}

function says(invoice: Invoice, { payer, lines, notes }: InvoiceContent): boolean {
  const stands = invoice.lines.map(({ label, quantity, net, vatRate }) => ({
    label,
    quantity,
    net: net.minor,
    vatRate,
  }));
  return isDeepStrictEqual([invoice.payer, stands, invoice.notes], [payer, lines, notes]);
}

async function issue(
  trx: Transaction<Schema>,
  services: Services,
  { id, accountId }: Subscription,
  content: InvoiceContent,
): Promise<number> {
  const numbered = await numberInvoice(trx, services);
  const invoiceId = await createInvoice(trx, { accountId, ...numbered, ...content });
  await trx.updateTable('subscriptions').set({ invoice_id: invoiceId }).where('id', '=', id).execute();
  return invoiceId;
}

/**
 * Writes an unpaid invoice anew under its number. Nobody may be about to pay it as it stood: open pages of the provider
 * come to an end first, and a transfer that was ordered for it is given up.
 */
async function rewrite(
  trx: Transaction<Schema>,
  services: Services,
  id: number,
  content: InvoiceContent,
): Promise<Blocked | null> {
  const open = await findOpenOrders(trx, [id]);
  const pages = open.filter(({ provider_session: session }) => session !== null);
  if (pages.length > 0) {
    return { kind: 'blocked', by: pages.map((checkout) => ({ checkout, isSameCart: false })) };
  }
  await abandonOrders(trx, services, open);
  const { payer, notes, lines, currency } = content;
  await trx
    .updateTable('invoices')
    .set({ payer: JSON.stringify(payer), notes: JSON.stringify(notes) })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('invoice_lines').where('invoice_id', '=', id).execute();
  await trx.insertInto('invoice_lines').values(lineRows(id, { lines, currency })).execute();
  return null;
}

/**
 * The invoice of a subscription as it is to stand: issued now, or written anew where it says something else. Keeps the
 * billing details for the next time. The transaction holds the subscription.
 */
export async function provideInvoice(
  trx: Transaction<Schema>,
  services: Services,
  {
    subscription,
    billing,
    content,
  }: { readonly subscription: Subscription; readonly billing: BillingDetails; readonly content: InvoiceContent },
): Promise<Provided> {
  const { id, invoiceId: known } = subscription;
  const invoiceId = known ?? (await issue(trx, services, subscription, content));
  const stands = await readInvoice(trx, invoiceId);
  const isWritten = says(stands, content);
  const blocked = isWritten ? null : await rewrite(trx, services, invoiceId, content);
  if (blocked) return blocked;
  await trx
    .updateTable('subscriptions')
    .set({ billing: JSON.stringify(billing) })
    .where('id', '=', id)
    .execute();
  return { kind: 'provided', invoice: isWritten ? stands : await readInvoice(trx, invoiceId) };
}
