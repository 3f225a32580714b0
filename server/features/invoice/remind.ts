import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { paymentStatus } from '../../../domain/enumerations.ts';
import { leftOf } from '../../../domain/instalments.ts';
import type { Day } from '../../../domain/day.ts';
import { isOpen } from '../../../domain/invoice.ts';
import type { Schema } from '../../core/db/schema.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { invoiceReminder } from '../../core/mail/emails/invoice-reminder.ts';
import type { Services } from '../../core/services.ts';
import { dayOf } from '../site/store.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { tokenPath } from '../site/places.ts';
import { invoiceOf, selectAddressed } from './store.ts';
import { mintInvoiceToken } from './token.ts';

/** Days after which a reminder that was not sent is left out: the setting was off, or the server was. */
const LATEST = 3;

/** Invoices reminded of per round. */
const BATCH = 50;

interface DueReminder {
  readonly id: number;
  readonly offset: number;
  /** The due day of an instalment; `null` for an invoice without a payment plan. */
  readonly instalment: Day | null;
}

/**
 * Reminders that are due, the latest of an invoice or of each of its unpaid instalments only. None about an invoice that was
 * issued after the day of the reminder, or an instalment that was agreed after it; while a card’s delayed payment is with the banks; while the office decides about money in another
 * currency; before the due day while a transfer is awaited; nor before the invoice of a French public body is deposited on
 * Chorus Pro.
 */
async function dueReminders({ db, clock, settings }: Services): Promise<readonly DueReminder[]> {
  const today = dayOf(sql`${clock.now().toISOString()}::timestamptz`);
  const { rows } = await sql<DueReminder>`
    select distinct on (i.id, d.instalment) i.id, s.days as "offset", d.instalment
    from invoices i cross join unnest(${settings.invoiceReminders}::integer[]) as s (days)
    cross join lateral (
      select i.due_on, null::date as instalment, i.issued_on as known_on
      where not exists (select from invoice_instalments n where n.invoice_id = i.id)
      union all
      select p.due_on, p.due_on, p.agreed_on
      from (
        select n.due_on, n.agreed_on, sum(n.amount_minor) over (order by n.due_on) as until
        from invoice_instalments n where n.invoice_id = i.id) p
      where p.until > (
        select coalesce(sum(pi.amount_minor), 0) from payment_invoices pi where pi.invoice_id = i.id) - (
        select coalesce(sum(l.net_minor + l.vat_minor), 0)
        from invoice_lines l join invoices c on c.id = l.invoice_id where c.credited_invoice_id = i.id)
    ) d
    where i.kind = 'invoice' and i.status in (${sql.lit(paymentStatus.unpaid)}, ${sql.lit(paymentStatus.partlySettled)})
      and d.due_on + s.days <= ${today} and d.due_on + s.days > ${today} - ${sql.lit(LATEST)}
      and d.known_on < d.due_on + s.days
      and not exists (
        select from invoice_reminders r where r.invoice_id = i.id and r.instalment_on is not distinct from d.instalment
          and r.day_offset >= s.days)
      and not exists (
        select from checkout_invoices ci join checkouts c on c.id = ci.checkout_id
        where ci.invoice_id = i.id and c.state = 'open'
          and (c.processing_since is not null or (c.method = 'transfer' and s.days <= 0)))
      and not exists (
        select from checkout_invoices ci join refunds r on r.checkout_id = ci.checkout_id
        where ci.invoice_id = i.id and r.state = 'toDecide')
      and (coalesce(i.facts #>> '{buyer,siret}', '') = '' or (
        select d.kind from chorus_steps d where d.invoice_id = i.id order by d.id desc limit 1) = 'deposited')
    order by i.id, d.instalment, s.days desc limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}

/** Sends one reminder, unless it was sent or its invoice or instalment was paid meanwhile. */
async function remind(
  trx: Transaction<Schema>,
  services: Services,
  { id, offset, instalment }: DueReminder,
): Promise<void> {
  await trx.selectFrom('invoices').select('id').where('id', '=', id).forUpdate().execute();
  const row = await selectAddressed(trx).where('i.id', '=', id).executeTakeFirstOrThrow();
  const invoice = invoiceOf(row);
  if (!isOpen(invoice) || invoice.remaining.minor <= 0) return;
  const part = invoice.instalments.find(({ dueOn }) => dueOn === instalment);
  if (instalment !== null && (!part || leftOf(part).minor <= 0)) return;
  const noted = await trx
    .insertInto('invoice_reminders')
    .values({
      invoice_id: id,
      instalment_on: instalment,
      day_offset: offset,
      sent_at: services.clock.now().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('invoice_id')
    .executeTakeFirst();
  if (!noted) return;
  const { locale, email } = row;
  const token = await mintInvoiceToken(trx, services, id);
  const mail = invoiceReminder({
    from: await readEmailLayout(trx, locale),
    to: addresseeOf(row, email),
    locale,
    invoice,
    instalment: part ?? null,
    isOverdue: offset > 0,
    link: services.settings.publicUrl + tokenPath(token, locale, services.settings),
  });
  await services.mailer.enqueue(trx, mail, row);
}

/** Reminds buyers of unpaid invoices on the days of the settings, by one email for each day; none where there are none. */
export async function remindOfInvoices(services: Services): Promise<void> {
  if (services.settings.invoiceReminders.length === 0) return;
  for (const reminder of await dueReminders(services))
    await services.db.transaction().execute((trx) => remind(trx, services, reminder));
}
