import type { Transaction } from 'kysely';
import { isOpen } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import { money } from '../../../domain/money.ts';
import { moneyMethod } from '../../../domain/payment.ts';
import type { Schema } from '../../core/db/schema.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { paymentPartlyReceived } from '../../core/mail/emails/payment-partly-received.ts';
import { paymentReceived } from '../../core/mail/emails/payment-received.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { outcomePath } from '../site/places.ts';
import { readAcceptedTerms } from '../site/terms.ts';
import { payLink } from './pay-link.ts';
import type { PaymentRecord } from './payment-record.ts';
import { requestOfRecord } from './request-of-record.ts';
import { enqueueTransferUndecided } from './transfer-email.ts';

/** A copy of a receipt: its recipient and language. */
interface Copy {
  readonly email: string;
  readonly locale: Locale;
}

/** The invoices that an order has paid at least in part. */
function paidInvoicesOf({ order, invoices }: PaymentRecord) {
  const own = order.payments.filter(({ checkoutId }) => checkoutId === order.id);
  const paid = new Set(own.flatMap(({ parts }) => parts.map(({ invoiceId }) => invoiceId)));
  return invoices.map(({ invoice }) => invoice).filter(({ id }) => paid.has(id));
}

/**
 * Puts the receipt of a payment into the outbox, in the transaction that books the payment. A copy contains no name and
 * no link, since its address was typed and is unverified.
 */
export async function enqueueReceipt(
  trx: Transaction<Schema>,
  { mailer, settings }: Services,
  record: PaymentRecord,
  copy: Copy | null = null,
): Promise<void> {
  const { order, receipts, otherReceipts, refunds, remaining } = record;
  const { buyer } = order;
  const invoices = paidInvoicesOf(record);
  const debit = await trx
    .selectFrom('wallet_operations')
    .select('amount_minor')
    .where('checkout_id', '=', order.id)
    .where('amount_minor', '<', 0)
    .executeTakeFirst();
  const { locale } = copy ?? order;
  const email = paymentReceived({
    from: await readEmailLayout(trx, locale),
    to: copy ? { name: '', email: copy.email } : addresseeOf(buyer, buyer.email),
    locale,
    reference: order.reference,
    method: moneyMethod(order.method, order.isDebit),
    receipts,
    otherReceipts,
    refunds,
    remaining,
    credits: debit ? money(-debit.amount_minor, 'CRE') : null,
    invoices,
    subscriptions: record.invoices.flatMap(({ subscription }) =>
      subscription?.period ? { ...subscription, ...subscription.period } : [],
    ),
    termsOn: await readAcceptedTerms(trx, invoices),
    link: copy ? null : settings.publicUrl + outcomePath('success', order, locale, settings),
  });
  await mailer.enqueue(trx, copy ? { ...email, destination: 'address' } : email, { accountId: order.accountId });
}

/**
 * Emails what is due next after a partial payment, in the transaction that books it: to be paid online, or by another
 * transfer with the same reference; nothing as long as the office decides about other money.
 */
export async function enqueuePartlyPaid(
  trx: Transaction<Schema>,
  services: Services,
  record: PaymentRecord,
): Promise<void> {
  const { order, invoices, receipts, refunds } = record;
  const { locale, buyer, reference } = order;
  const request = requestOfRecord(record);
  if (request.kind === 'wait') return enqueueTransferUndecided(trx, services, record);
  if (request.kind === 'none') throw new Error(`Nothing is left to pay of ${reference}`);
  const open = invoices.map(({ invoice }) => invoice).filter(isOpen);
  const email = paymentPartlyReceived({
    from: await readEmailLayout(trx, locale),
    to: addresseeOf(buyer, buyer.email),
    locale,
    reference,
    method: moneyMethod(order.method, order.isDebit),
    receipts,
    refunds,
    invoices: open.map((invoice) => invoice.reference),
    request,
    instalments: request.next ? open.flatMap(({ instalments }) => instalments) : [],
    ...(await payLink(trx, services, { open, locale })),
  });
  await services.mailer.enqueue(trx, email, { accountId: order.accountId });
}
