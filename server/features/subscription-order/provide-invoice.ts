import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { BillingDetails } from '../../../machines/domain/billing.ts';
import type { Invoice } from '../../../machines/domain/invoice.ts';
import { translator } from '../../core/i18n/translator.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { InvoiceContent } from '../invoice/create-invoice.ts';
import { createProForma, rewriteProForma } from '../invoice/create-invoice.ts';
import { invoiceDays } from '../invoice/days.ts';
import type { Blocked } from '../checkout/open-orders.ts';
import { closeCards } from '../checkout/close-cards.ts';
import type { Checkout } from '../checkout/find-orders.ts';
import { findOpenOrders } from '../checkout/find-orders.ts';
import { undoInvoice } from '../checkout/undo-invoice.ts';
import { invoiceOf, selectInvoices } from '../invoice/store.ts';
import type { Services } from '../../core/services.ts';
import type { Subscription } from '../subscription/store.ts';
import { texts } from './texts.ts';

/** The invoice as it is to stand, or what keeps it from saying something else. */
export type Provided = { readonly kind: 'provided'; readonly invoice: Invoice } | Blocked;

async function readInvoice(trx: Transaction<Schema>, id: number): Promise<Invoice> {
  const row = await selectInvoices(trx).where('i.id', '=', id).forUpdate('i').executeTakeFirstOrThrow();
  return invoiceOf(row);
}

function says(invoice: Invoice, { payer, lines, notes, vatMention }: Required<InvoiceContent>): boolean {
  const stands = invoice.lines.map(({ label, quantity, net, vatRate }) => ({
    label,
    quantity,
    net: net.minor,
    vatRate,
  }));
  return isDeepStrictEqual(
    [invoice.payer, stands, invoice.notes, invoice.vatMention],
    [payer, lines, notes, vatMention],
  );
}

async function begin(
  trx: Transaction<Schema>,
  services: Services,
  { id, accountId }: Subscription,
  content: InvoiceContent,
): Promise<number> {
  const days = await invoiceDays(trx, services);
  const invoiceId = await createProForma(trx, { accountId, days, ...content });
  await trx.updateTable('subscriptions').set({ invoice_id: invoiceId }).where('id', '=', id).execute();
  return invoiceId;
}

function blockedBy(pages: readonly Checkout[]): Blocked {
  return { kind: 'blocked', by: pages.map((checkout) => ({ checkout, isSameCart: false })) };
}

/**
 * Lets what is to be paid for a subscription say something else: a pro forma is written anew; an invoice is undone by a credit
 * note, what had come for it is owed back, and a pro forma takes its place. Open pages of the provider come to an end first.
 * Gives the number of what is to be paid now.
 */
async function replace(
  trx: Transaction<Schema>,
  services: Services,
  { subscription, stands, content }: { subscription: Subscription; stands: Invoice; content: InvoiceContent },
): Promise<Blocked | number> {
  if (stands.kind === 'proForma') {
    const pages = await closeCards(trx, services, await findOpenOrders(trx, [stands.id]));
    if (pages.length > 0) return blockedBy(pages);
    await rewriteProForma(trx, stands.id, content);
    return stands.id;
  }
  const reason = translator(subscription.locale)._(texts.billingCorrected);
  const undone = await undoInvoice(trx, services, { invoice: stands, reason });
  if (undone.kind === 'blocked') return blockedBy(undone.pages);
  return begin(trx, services, subscription, content);
}

/**
 * The invoice of a subscription as it is to stand: a pro forma until it is paid or a transfer is ordered for it. Keeps the
 * billing details for the next time. The transaction holds the subscription.
 */
export async function provideInvoice(
  trx: Transaction<Schema>,
  services: Services,
  {
    subscription,
    billing,
    content,
  }: {
    readonly subscription: Subscription;
    readonly billing: BillingDetails;
    readonly content: Required<InvoiceContent>;
  },
): Promise<Provided> {
  const { id, invoiceId: known } = subscription;
  const stands = await readInvoice(trx, known ?? (await begin(trx, services, subscription, content)));
  const isWritten = says(stands, content);
  const provided = isWritten ? stands.id : await replace(trx, services, { subscription, stands, content });
  if (typeof provided !== 'number') return provided;
  await trx
    .updateTable('subscriptions')
    .set({ billing: JSON.stringify(billing) })
    .where('id', '=', id)
    .execute();
  return { kind: 'provided', invoice: isWritten ? stands : await readInvoice(trx, provided) };
}
