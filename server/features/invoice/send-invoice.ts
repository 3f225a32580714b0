import { addresseeOf } from '../../core/mail/addressee.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../core/db/schema.ts';
import { invoiceIssued } from '../../core/mail/emails/invoice-issued.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { tokenPath } from '../site/places.ts';
import { invoiceOf, selectAddressed } from './store.ts';
import { mintInvoiceToken } from './token.ts';

/** Enqueues the email with an invoice, and a link of its own to pay it. */
export async function sendInvoice(db: Kysely<Schema>, services: Services, invoiceId: number): Promise<void> {
  const row = await selectAddressed(db).where('i.id', '=', invoiceId).executeTakeFirstOrThrow();
  const { locale, email } = row;
  const token = await mintInvoiceToken(db, services, invoiceId);
  const mail = invoiceIssued({
    from: await readEmailLayout(db, locale),
    to: addresseeOf(row, email),
    locale,
    invoice: invoiceOf(row),
    link: services.settings.publicUrl + tokenPath(token, locale, services.settings),
  });
  await services.mailer.enqueue(db, mail, row);
}
