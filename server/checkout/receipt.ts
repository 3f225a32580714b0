import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { displayedName } from '../../machines/domain/account.ts';
import { money } from '../../machines/domain/money.ts';
import type { Schema } from '../db/schema.ts';
import type { PaymentReceived } from '../mail/letters/payment-received.ts';
import { paymentReceived } from '../mail/letters/payment-received.ts';
import type { Services } from '../services.ts';
import { readLetterhead } from '../site/letterhead.ts';
import { outcomePath } from '../site/places.ts';

/** Puts the receipt of a payment into the outbox, in the transaction that writes the payment down. */
export async function enqueueReceipt(
  trx: Transaction<Schema>,
  { mailer, settings }: Services,
  reference: string,
): Promise<void> {
  const paid = await trx
    .selectFrom('payments as p')
    .innerJoin('checkouts as c', 'c.id', 'p.checkout_id')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['p.method', 'p.currency', 'p.amount_minor', 'p.paid_at', 'c.locale', 'c.subscription_id', 'a.email'])
    .select(['a.first_name as firstName', 'a.last_name as lastName'])
    .select(
      sql<readonly string[]>`(
        select json_agg(i.reference order by i.id) from payment_invoices x join invoices i on i.id = x.invoice_id
        where x.payment_id = p.id)`.as('invoices'),
    )
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
    .where('p.reference', '=', reference)
    .executeTakeFirstOrThrow();
  const { locale } = paid;
  const letter = paymentReceived({
    from: await readLetterhead(trx, locale),
    to: { name: displayedName(paid), email: paid.email },
    locale,
    reference,
    method: paid.method,
    total: money(paid.amount_minor, paid.currency),
    paidAt: paid.paid_at,
    credits: paid.credits === null ? null : money(paid.credits, 'CRE'),
    invoices: paid.invoices,
    subscriptions: paid.subscriptions,
    link: settings.publicUrl + outcomePath('success', { ...paid, reference }, locale, settings),
  });
  await mailer.enqueue(trx, letter);
}
