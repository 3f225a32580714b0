import type { Transaction } from 'kysely';
import { paymentStatus } from '../../../machines/domain/enumerations.ts';
import type { Invoice } from '../../../machines/domain/invoice.ts';
import { isOpen } from '../../../machines/domain/invoice.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { createProForma } from './create-invoice.ts';
import { invoiceDays } from './days.ts';
import { takeNumber } from './number.ts';
import { sendCreditNote } from './send-credit-note.ts';

/**
 * Undoes an invoice by a credit note of all its lines, with the same issuer, buyer and tax, and the next number of its own
 * series; what was open is nothing to be paid any more, and a subscription that waited for it can be ordered anew. Tells the
 * buyer by letter. Gives the credit note's internal number.
 *
 * The transaction holds the invoice, and the subscription that it is for; open orders of it have come to an end. Rejects where
 * it is no invoice, or is undone already.
 */
export async function creditInvoice(
  trx: Transaction<Schema>,
  services: Services,
  { invoice, reason }: { readonly invoice: Invoice; readonly reason: string },
): Promise<number> {
  const { id: invoiceId, kind, creditedBy, reference } = invoice;
  if (kind !== 'invoice' || creditedBy !== null) throw new Error(`${reference} is no invoice that can be undone`);
  const { account_id: accountId, currency } = await trx
    .selectFrom('invoices')
    .select(['account_id', 'currency'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  if (currency === 'CRE') throw new Error('Nothing is invoiced in credits');
  const { issuedOn } = await invoiceDays(trx, services);
  const id = await createProForma(trx, {
    accountId,
    days: { issuedOn, dueOn: issuedOn },
    currency,
    payer: invoice.payer,
    lines: invoice.lines.map(({ label, quantity, net, vatRate }) => ({ label, quantity, net: -net.minor, vatRate })),
    notes: [reason, ...invoice.notes],
    vatMention: invoice.vatMention,
  });
  await trx
    .updateTable('invoices')
    .set({
      kind: 'creditNote',
      credited_invoice_id: invoiceId,
      reference: await takeNumber(trx, 'AV', Number(issuedOn.slice(0, 4))),
      issuer: JSON.stringify(invoice.issuer),
      status: paymentStatus.cleared,
    })
    .where('id', '=', id)
    .execute();
  if (isOpen(invoice)) {
    await trx.updateTable('invoices').set({ status: paymentStatus.cleared }).where('id', '=', invoiceId).execute();
    await trx
      .updateTable('subscriptions')
      .set({ invoice_id: null })
      .where('invoice_id', '=', invoiceId)
      .where('status', '=', 'notBegun')
      .execute();
  }
  await sendCreditNote(trx, services, id);
  return id;
}
