import type { Selectable, Transaction, Kysely } from 'kysely';
import type { Invoice } from '../../../domain/invoice.ts';
import { isOpen } from '../../../domain/invoice.ts';
import { dayIn } from '../../../domain/moment.ts';
import type { Currency } from '../../../domain/money.ts';
import { money } from '../../../domain/money.ts';
import { splitRefunds } from '../../../domain/payment-amounts.ts';
import { requestOf } from '../../../domain/payment-request.ts';
import type { Schema } from '../../core/db/schema.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import type { TransferChange } from '../../core/mail/emails/transfer-changed.ts';
import { transferChanged } from '../../core/mail/emails/transfer-changed.ts';
import { transferClosed } from '../../core/mail/emails/transfer-closed.ts';
import { transferOrdered } from '../../core/mail/emails/transfer-ordered.ts';
import { transferUndecided } from '../../core/mail/emails/transfer-undecided.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { outcomePath } from '../site/places.ts';
import { readAcceptedTerms } from '../site/terms.ts';
import { payLink } from './pay-link.ts';
import type { PaymentRecord } from './payment-record.ts';
import { quotedReference, requestOfRecord } from './request-of-record.ts';

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
  const remaining = money(total, currency);
  const transfer = { reference: quotedReference(reference, invoices), amount: remaining, ...account };
  const request = requestOf({ invoices, refunds: [], remaining, transfer });
  if (request.kind !== 'pay') throw new Error(`Nothing is to be paid by transfer ${reference}`);
  const [only, ...others] = invoices;
  const email = transferOrdered({
    from,
    to: addresseeOf(buyer, buyer.email),
    locale,
    reference,
    request,
    instalments: only && others.length === 0 ? only.instalments : [],
    orderedOn: dayIn(order.created_at, from.timeZone),
    invoices: invoices.map((invoice) => invoice.reference),
    payers: [...new Set(invoices.map(({ payer }) => payer.name))],
    termsOn: await readAcceptedTerms(trx, invoices),
    link: settings.publicUrl + outcomePath('success', order, locale, settings),
  });
  await mailer.enqueue(trx, email, { accountId: order.account_id });
}

/** The numbers of the invoices of an order that are still open. */
function openNumbers({ invoices }: PaymentRecord): readonly string[] {
  return invoices.map(({ invoice }) => invoice).flatMap((invoice) => (isOpen(invoice) ? invoice.reference : []));
}

/**
 * Emails the buyer of a transfer what is asked for now, in the transaction that paid its invoices otherwise or credited
 * them.
 */
export async function enqueueTransferChanged(
  trx: Transaction<Schema>,
  { mailer, settings }: Services,
  { record, why }: { readonly record: PaymentRecord; readonly why: TransferChange },
): Promise<void> {
  const { order, receipts, refunds } = record;
  const { buyer, locale, reference } = order;
  const request = requestOfRecord(record);
  // The office decides about what came: its buyer is to wait, and knows it.
  if (request.kind === 'wait') return;
  const mail = transferChanged({
    from: await readEmailLayout(trx, locale),
    to: addresseeOf(buyer, buyer.email),
    locale,
    reference,
    why,
    request,
    receipts,
    refunds,
    invoices: openNumbers(record),
    link: settings.publicUrl + outcomePath('success', order, locale, settings),
  });
  await mailer.enqueue(trx, mail, { accountId: order.accountId });
}

/** Asks the buyer of a transfer to send nothing more, in the transaction that books money in another currency. */
export async function enqueueTransferUndecided(
  trx: Transaction<Schema>,
  { mailer, settings }: Services,
  record: PaymentRecord,
): Promise<void> {
  const { order, receipts, refunds } = record;
  const { buyer, locale, reference } = order;
  const mail = transferUndecided({
    from: await readEmailLayout(trx, locale),
    to: addresseeOf(buyer, buyer.email),
    locale,
    reference,
    undecided: splitRefunds(refunds).undecided.map(({ amount }) => amount),
    receipts,
    refunds,
    invoices: record.invoices.map(({ invoice }) => invoice.reference),
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
  record: PaymentRecord,
): Promise<void> {
  const { order, invoices, receipts, refunds, kept } = record;
  const { buyer, locale, reference } = order;
  const open = invoices.map(({ invoice }) => invoice).filter(isOpen);
  const mail = transferClosed({
    from: await readEmailLayout(trx, locale),
    to: addresseeOf(buyer, buyer.email),
    locale,
    reference,
    kept,
    request: requestOfRecord(record),
    receipts,
    refunds,
    invoices: open.map((invoice) => invoice.reference),
    ...(await payLink(trx, services, { open, locale })),
  });
  await services.mailer.enqueue(trx, mail, { accountId: order.accountId });
}
