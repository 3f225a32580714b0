import type { Selectable, Transaction } from 'kysely';
import type { Invoice } from '../../machines/domain/invoice.ts';
import { money } from '../../machines/domain/money.ts';
import { dayIn } from '../../machines/domain/moment-text.ts';
import type { Schema } from '../db/schema.ts';
import { addresseeOf } from '../mail/addressee.ts';
import { transferOrdered } from '../mail/letters/transfer-ordered.ts';
import type { Services } from '../services.ts';
import { readLetterhead } from '../site/letterhead.ts';
import { outcomePath } from '../site/places.ts';

/** An order by transfer, as far as its letter tells of it. */
type Ordered = Pick<
  Selectable<Schema['checkouts']>,
  'reference' | 'currency' | 'total_minor' | 'account_id' | 'subscription_id' | 'locale' | 'created_at'
>;

/** Puts the letter with account and reference into the outbox, in the transaction that puts the order into the books. */
export async function enqueueTransferDetails(
  trx: Transaction<Schema>,
  { mailer, settings }: Services,
  { order, invoices }: { readonly order: Ordered; readonly invoices: readonly Invoice[] },
): Promise<void> {
  const { reference, currency, total_minor: total, locale } = order;
  const account = await trx
    .selectFrom('bank_accounts')
    .select(['holder', 'iban', 'bic', 'bank'])
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  const buyer = await trx
    .selectFrom('accounts')
    .select(['email', 'first_name as firstName', 'last_name as lastName', 'civility'])
    .where('id', '=', order.account_id)
    .executeTakeFirstOrThrow();
  const from = await readLetterhead(trx, locale);
  const letter = transferOrdered({
    from,
    to: addresseeOf(buyer, buyer.email),
    locale,
    transfer: { reference, amount: money(total, currency), ...account },
    orderedOn: dayIn(order.created_at, from.timeZone),
    invoices: invoices.map((invoice) => invoice.reference),
    payers: [...new Set(invoices.map(({ payer }) => payer.name))],
    link: settings.publicUrl + outcomePath('success', order, locale, settings),
  });
  await mailer.enqueue(trx, letter, { accountId: order.account_id });
}
