import type { Transaction, Kysely } from 'kysely';
import { paymentStatus } from '../../../machines/domain/enumerations.ts';
import type { Invoice } from '../../../machines/domain/invoice.ts';
import { isOpen } from '../../../machines/domain/invoice.ts';
import type { Schema } from '../../core/db/schema.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { creditNoteIssued } from '../../core/mail/emails/credit-note-issued.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { tokenPath } from '../site/places.ts';
import { createProForma } from './create-invoice.ts';
import { invoiceDays } from './issue-invoices.ts';
import { takeNumber } from './number.ts';
import { invoiceOf, selectInvoices } from './store.ts';
import { mintInvoiceToken } from './token.ts';

/** Enqueues the email with a credit note, and a link of its own to print it. */
async function sendCreditNote(db: Kysely<Schema>, services: Services, id: number): Promise<void> {
  const row = await selectInvoices(db)
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select([
      'a.id as accountId',
      'a.email',
      'a.locale',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'a.civility',
    ])
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow();
  const { locale } = row;
  const token = await mintInvoiceToken(db, services, id);
  const email = creditNoteIssued({
    from: await readEmailLayout(db, locale),
    to: addresseeOf(row, row.email),
    locale,
    creditNote: invoiceOf(row),
    link: services.settings.publicUrl + tokenPath(token, locale, services.settings),
  });
  await services.mailer.enqueue(db, email, row);
}

/**
 * Cancels an invoice by a credit note of all its lines, with the same issuer, buyer and tax, and the next number of its
 * own series; an open amount is no longer due, and a subscription that waited for it can be ordered again. Emails the
 * buyer. Returns the credit note's internal number.
 *
 * The transaction holds the invoice and its subscription; its open orders are closed. Rejects for anything but an
 * invoice, or if it is canceled already.
 */
export async function creditInvoice(
  trx: Transaction<Schema>,
  services: Services,
  { invoice, reason }: { readonly invoice: Invoice; readonly reason: string },
): Promise<number> {
  const { id: invoiceId, kind, creditedBy, reference } = invoice;
  if (kind !== 'invoice' || creditedBy !== null) throw new Error(`${reference} is no invoice that can be undone`);
  const {
    account_id: accountId,
    currency,
    facts,
  } = await trx
    .selectFrom('invoices')
    .select(['account_id', 'currency', 'facts'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  if (currency === 'CRE') throw new Error('Nothing is invoiced in credits');
  const { facts: column } = storedColumns.invoices;
  const { issuedOn } = await invoiceDays(trx, services);
  const id = await createProForma(trx, {
    accountId,
    days: { issuedOn, dueOn: issuedOn },
    currency,
    payer: invoice.payer,
    lines: invoice.lines.map(({ net, vat, ...line }) => ({ ...line, net: -net.minor, vat: -vat.minor })),
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
      facts: facts && column.write(column.read(facts, invoiceId)),
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
