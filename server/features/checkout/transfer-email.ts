import type { Selectable, Transaction, Kysely } from 'kysely';
import type { Invoice } from '../../../machines/domain/invoice.ts';
import { isOpen } from '../../../machines/domain/invoice.ts';
import { dayIn } from '../../../machines/domain/moment.ts';
import type { Currency } from '../../../machines/domain/money.ts';
import { money } from '../../../machines/domain/money.ts';
import type { Schema } from '../../core/db/schema.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { transferChanged } from '../../core/mail/emails/transfer-changed.ts';
import { transferClosed } from '../../core/mail/emails/transfer-closed.ts';
import { transferOrdered } from '../../core/mail/emails/transfer-ordered.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { outcomePath } from '../site/places.ts';
import { payLink } from './pay-link.ts';
import type { PaymentRecord } from './payment-record.ts';
import { transferOf } from './payment-record.ts';

/** The publisher's account for transfers in a currency. Rejects if there is none. */
export async function readBankAccount(db: Kysely<Schema>, currency: Currency) {
  return db
    .selectFrom('bank_accounts')
    .select(['holder', 'iban', 'bic', 'bank'])
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
}

/** The columns of a transfer order that its email needs. */
type Ordered = Pick<
  Selectable<Schema['checkouts']>,
  'reference' | 'currency' | 'total_minor' | 'account_id' | 'subscription_id' | 'locale' | 'created_at'
>;

/** Puts the email with transfer details into the outbox, in the transaction that saves the order. */
export async function enqueueTransferDetails(
  trx: Transaction<Schema>,
  { mailer, settings }: Services,
  { order, invoices }: { readonly order: Ordered; readonly invoices: readonly Invoice[] },
): Promise<void> {
  const { reference, currency, total_minor: total, locale } = order;
  const account = await readBankAccount(trx, currency);
  const buyer = await trx
    .selectFrom('accounts')
    .select(['email', 'first_name as firstName', 'last_name as lastName', 'civility'])
    .where('id', '=', order.account_id)
    .executeTakeFirstOrThrow();
  const from = await readEmailLayout(trx, locale);
  const email = transferOrdered({
    from,
    to: addresseeOf(buyer, buyer.email),
    locale,
    transfer: { reference, amount: money(total, currency), ...account },
    orderedOn: dayIn(order.created_at, from.timeZone),
    invoices: invoices.map((invoice) => invoice.reference),
    payers: [...new Set(invoices.map(({ payer }) => payer.name))],
    link: settings.publicUrl + outcomePath('success', order, locale, settings),
  });
  await mailer.enqueue(trx, email, { accountId: order.account_id });
}

/**
 * Emails the buyer of a transfer its remaining amount, or that none is due, in the transaction that paid its invoices
 * otherwise or canceled them.
 */
export async function enqueueTransferChanged(
  trx: Transaction<Schema>,
  { mailer, settings }: Services,
  record: PaymentRecord,
): Promise<void> {
  const { order, invoices, receipts, refunds } = record;
  const { buyer, locale } = order;
  const mail = transferChanged({
    from: await readEmailLayout(trx, locale),
    to: addresseeOf(buyer, buyer.email),
    locale,
    transfer: transferOf(record),
    receipts,
    refunds,
    invoices: invoices.filter(({ invoice }) => isOpen(invoice)).map(({ invoice }) => invoice.reference),
    link: settings.publicUrl + outcomePath('success', order, locale, settings),
  });
  await mailer.enqueue(trx, mail, { accountId: order.accountId });
}

/**
 * Emails the buyer of a transfer that no more money is awaited for it, in the transaction that closed it: what came, what
 * happens to it, and what is left to pay.
 */
export async function enqueueTransferClosed(
  trx: Transaction<Schema>,
  services: Services,
  { order, invoices, receipts, refunds, kept, remaining }: PaymentRecord,
): Promise<void> {
  const { buyer, locale, reference } = order;
  const open = invoices.map(({ invoice }) => invoice).filter(isOpen);
  const mail = transferClosed({
    from: await readEmailLayout(trx, locale),
    to: addresseeOf(buyer, buyer.email),
    locale,
    reference,
    kept,
    remaining,
    receipts,
    refunds,
    invoices: open.map((invoice) => invoice.reference),
    ...(await payLink(trx, services, { open, locale })),
  });
  await services.mailer.enqueue(trx, mail, { accountId: order.accountId });
}
