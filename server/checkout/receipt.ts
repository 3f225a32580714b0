import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { isOpen } from '../../machines/domain/invoice.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import { money, sum } from '../../machines/domain/money.ts';
import type { Schema } from '../db/schema.ts';
import { invoiceOf, selectInvoices } from '../invoice/store.ts';
import { mintInvoiceToken } from '../invoice/token.ts';
import { addresseeOf } from '../mail/addressee.ts';
import { paymentPartlyReceived } from '../mail/letters/payment-partly-received.ts';
import type { PaymentReceived } from '../mail/letters/payment-received.ts';
import { paymentReceived } from '../mail/letters/payment-received.ts';
import type { Services } from '../services.ts';
import { readLetterhead } from '../site/letterhead.ts';
import { invoicesPath, outcomePath, tokenPath } from '../site/places.ts';

/** A copy of a receipt: where it goes, in which language. */
interface Copy {
  readonly email: string;
  readonly locale: Locale;
}

/**
 * Puts the receipt of a payment into the outbox, in the transaction that writes the payment down; or a copy of it, which
 * names nobody and leads nowhere, since it goes to whomever somebody said.
 */
export async function enqueueReceipt(
  trx: Transaction<Schema>,
  { mailer, settings }: Services,
  paymentId: number,
  copy: Copy | null = null,
): Promise<void> {
  const paid = await trx
    .selectFrom('payments as p')
    .innerJoin('checkouts as c', 'c.id', 'p.checkout_id')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['p.id', 'p.reference', 'p.method', 'p.currency', 'p.amount_minor', 'p.paid_at'])
    .select(['c.locale', 'c.subscription_id', 'c.account_id as accountId', 'a.email'])
    .select(['a.first_name as firstName', 'a.last_name as lastName', 'a.civility'])
    .select(
      sql<PaymentReceived['subscriptions']>`(
        select coalesce(json_agg(json_build_object('reference', s.reference, 'startsOn', s.starts_on,
          'endsOn', s.ends_on) order by s.id), '[]')
        from payment_invoices x join subscriptions s on s.invoice_id = x.invoice_id
        where x.payment_id = p.id)`.as('subscriptions'),
    )
    .select(
      sql<number | null>`(select -w.amount_minor from wallet_operations w where w.checkout_id = c.id)`.as('credits'),
    )
    .where('p.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { reference } = paid;
  const { locale } = copy ?? paid;
  const invoices = await selectInvoices(trx)
    .innerJoin('payment_invoices as x', 'x.invoice_id', 'i.id')
    .where('x.payment_id', '=', paid.id)
    .orderBy('i.id')
    .execute();
  const letter = paymentReceived({
    from: await readLetterhead(trx, locale),
    to: copy ? { name: '', email: copy.email } : addresseeOf(paid, paid.email),
    locale,
    reference,
    method: paid.method,
    total: money(paid.amount_minor, paid.currency),
    paidAt: paid.paid_at,
    credits: paid.credits === null ? null : money(paid.credits, 'CRE'),
    invoices: invoices.map(invoiceOf),
    subscriptions: paid.subscriptions,
    link: copy ? null : settings.publicUrl + outcomePath('success', paid, locale, settings),
  });
  await mailer.enqueue(trx, letter, paid);
}

/**
 * Asks for what remains to be paid after a payment that was for less, in the transaction that writes it down: online, or by
 * another transfer with the same reference.
 */
export async function enqueuePartlyPaid(
  trx: Transaction<Schema>,
  services: Services,
  paymentId: number,
): Promise<void> {
  const { mailer, settings } = services;
  const paid = await trx
    .selectFrom('payments as p')
    .innerJoin('checkouts as c', 'c.id', 'p.checkout_id')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .innerJoin('bank_accounts as b', 'b.currency', 'p.currency')
    .select(['p.reference', 'p.currency', 'p.amount_minor', 'p.checkout_id', 'c.locale', 'c.account_id as accountId'])
    .select(['b.holder', 'b.iban', 'b.bic', 'b.bank'])
    .select(['a.email', 'a.first_name as firstName', 'a.last_name as lastName', 'a.civility'])
    .where('p.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { locale, reference, currency, holder, iban, bic, bank } = paid;
  const rows = await selectInvoices(trx)
    .innerJoin('checkout_invoices as ci', 'ci.invoice_id', 'i.id')
    .where('ci.checkout_id', '=', paid.checkout_id)
    .orderBy('i.id')
    .execute();
  const open = rows.map(invoiceOf).filter(isOpen);
  const [only, ...others] = open;
  const isOpenLink = only !== undefined && others.length === 0;
  const path = isOpenLink
    ? tokenPath(await mintInvoiceToken(trx, services, only.id), locale, settings)
    : invoicesPath(locale, settings);
  const letter = paymentPartlyReceived({
    from: await readLetterhead(trx, locale),
    to: addresseeOf(paid, paid.email),
    locale,
    received: money(paid.amount_minor, currency),
    invoices: open.map((invoice) => invoice.reference),
    transfer: {
      reference,
      amount: sum(
        open.map(({ remaining }) => remaining),
        currency,
      ),
      holder,
      iban,
      bic,
      bank,
    },
    link: settings.publicUrl + path,
    isOpenLink,
  });
  await mailer.enqueue(trx, letter, paid);
}
