import type { Kysely } from 'kysely';
import type { Schema } from '../../core/db/schema.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { creditNoteIssued } from '../../core/mail/emails/credit-note-issued.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { tokenPath } from '../site/places.ts';
import { invoiceOf, selectInvoices } from './store.ts';
import { mintInvoiceToken } from './token.ts';

/** Puts the mail that brings a credit note, and a link of its own to print it, into the outbox. */
export async function sendCreditNote(db: Kysely<Schema>, services: Services, id: number): Promise<void> {
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
