import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { money, sum } from '../../../domain/money.ts';
import { moneyMethod } from '../../../domain/payment.ts';
import type { Schema } from '../../core/db/schema.ts';
import { refundAnnounced } from '../../core/mail/emails/refund-announced.ts';
import { refundSent } from '../../core/mail/emails/refund-sent.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { refundMethod, refundReference } from '../invoice/refunds.ts';
import { readPaymentRecord } from './read-payment.ts';

/** The credit notes for which a refund, called `r`, goes back; of an earlier release: all those of its invoices. */
const creditNotes = sql<readonly string[]>`(
  select coalesce(json_agg(n.reference order by n.id), '[]') from invoices n
  where n.id = r.credit_note_id or r.credit_note_id is null and r.why in ('credited', 'canceledBefore')
    and n.credited_invoice_id in (
      select x.invoice_id from checkout_invoices x
      where x.checkout_id = r.checkout_id and x.invoice_id = coalesce(r.invoice_id, x.invoice_id)))`;

/** Values of an email about a refund, in the language of the order. */
async function readRefund(trx: Transaction<Schema>, id: number) {
  const refund = await trx
    .selectFrom('refunds as r')
    .innerJoin('checkouts as c', 'c.id', 'r.checkout_id')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['r.why', 'r.method', 'r.currency', 'r.amount_minor', 'r.done_at', 'r.reference', 'r.refusal'])
    .select(['r.provider_session as session', 'r.charge'])
    .select(['c.reference as payment', 'c.locale', 'c.account_id as accountId', 'c.is_debit as isDebit'])
    .select(['a.email', 'a.first_name as firstName', 'a.last_name as lastName', 'a.civility'])
    .select(
      sql<readonly string[]>`(
        select json_agg(i.reference order by i.id) from checkout_invoices x join invoices i on i.id = x.invoice_id
        where x.checkout_id = c.id and i.id = coalesce(r.invoice_id, i.id))`.as('invoices'),
    )
    .select(creditNotes.as('creditNotes'))
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow();
  const { why, method, isDebit, payment, locale, invoices, charge } = refund;
  const { receipts, applied, overpaid, kept } = await readPaymentRecord(trx, payment);
  const facts = {
    from: await readEmailLayout(trx, locale),
    to: addresseeOf(refund, refund.email),
    locale,
    amount: money(refund.amount_minor, refund.currency),
    why,
    method: moneyMethod(method, isDebit),
    reference: refundReference(id),
    payment,
    invoices,
    creditNotes: refund.creditNotes,
    receipts: receipts.filter((receipt) => receipt.charge === charge),
    overpayment: { received: sum([applied, overpaid], applied.currency), asked: applied },
    isKept: kept.minor > 0,
  };
  return { facts, refund };
}

/** Announces a refund that the office will send, in the transaction that books it. */
export async function enqueueRefundAnnounced(
  trx: Transaction<Schema>,
  { mailer }: Services,
  id: number,
): Promise<void> {
  const { facts, refund } = await readRefund(trx, id);
  await mailer.enqueue(trx, refundAnnounced(facts), refund);
}

/** Reports a sent refund, in the transaction that records it. */
export async function enqueueRefundSent(trx: Transaction<Schema>, { mailer }: Services, id: number): Promise<void> {
  const { facts, refund } = await readRefund(trx, id);
  const { done_at: sentAt, reference: sentAs, refusal, session, method, isDebit } = refund;
  if (sentAt === null) throw new Error(`Refund ${id} has not been sent`);
  const sentBy = moneyMethod(refundMethod({ session, refusal }, method), isDebit);
  await mailer.enqueue(trx, refundSent({ ...facts, sentBy, sentAt, sentAs }), refund);
}
