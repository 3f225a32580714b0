import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Invoice } from '../../../domain/invoice.ts';
import { isOpen } from '../../../domain/invoice.ts';
import type { Schema } from '../../core/db/schema.ts';
import { mintReference } from '../../core/reference.ts';
import type { Services } from '../../core/services.ts';
import { invoiceOf, selectInvoices } from '../invoice/store.ts';
import type { IncomingTransfer } from './book-transfer.ts';

/** The transfer that was ordered for this invoice alone: the awaited one, or else the last. */
async function findTransfer(trx: Transaction<Schema>, number: string): Promise<string | null> {
  const { rows } = await sql<{ readonly reference: string }>`
    select c.reference from checkouts c join checkout_invoices x on x.checkout_id = c.id
      join invoices i on i.id = x.invoice_id
    where i.reference = ${number} and c.method = 'transfer'
      and (select count(*) from checkout_invoices o where o.checkout_id = c.id) = 1
    order by c.state = 'open' desc, c.id desc limit 1`.execute(trx);
  return rows[0]?.reference ?? null;
}

/** Holds an invoice with its subscription, in the lock order of all transactions; `null` for an unknown number. */
async function holdInvoice(trx: Transaction<Schema>, number: string) {
  const { rows } = await sql<{ readonly id: number }>`
    select s.id from subscriptions s join invoices i on i.id = s.invoice_id where i.reference = ${number}
    order by s.id for update of s`.execute(trx);
  const held = await trx
    .selectFrom('invoices as i')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select(['i.id', 'a.id as accountId', 'a.locale'])
    .where('i.reference', '=', number)
    .where('i.kind', '=', 'invoice')
    .forUpdate('i')
    .executeTakeFirst();
  return held ? { ...held, subscriptionId: rows[0]?.id ?? null } : null;
}

/** Whether a transfer brings something: what was not said is what is left to pay. */
function brings({ minor, currency }: IncomingTransfer, invoice: Invoice): boolean {
  const isDue = isOpen(invoice) && (currency === null || currency === invoice.total.currency);
  return minor !== null || isDue;
}

/**
 * The transfer by which money for an invoice is booked, by its reference: one that the buyer ordered for it alone, or, for a
 * buyer who paid from paper, one that is ordered now; `null` where nothing is left to pay and no amount was said. Returns a
 * reference that names no invoice as it is.
 */
export async function transferFor(
  services: Services,
  named: string,
  incoming: IncomingTransfer,
): Promise<string | null> {
  return services.db.transaction().execute(async (trx) => {
    const held = await holdInvoice(trx, named);
    if (!held) return named;
    const ordered = await findTransfer(trx, named);
    if (ordered !== null) return ordered;
    const { id, accountId, locale, subscriptionId } = held;
    const invoice = invoiceOf(await selectInvoices(trx).where('i.id', '=', id).executeTakeFirstOrThrow());
    if (!brings(incoming, invoice)) return null;
    const reference = mintReference('PAY');
    const now = services.clock.now().toISOString();
    const asked = isOpen(invoice) ? invoice.remaining : invoice.total;
    const { id: checkoutId } = await trx
      .insertInto('checkouts')
      .values({
        reference,
        account_id: accountId,
        method: 'transfer',
        state: 'open',
        currency: asked.currency,
        total_minor: asked.minor,
        print: `from paper ${reference}`,
        locale,
        subscription_id: subscriptionId,
        created_at: now,
        checked_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('checkout_invoices')
      .values({ checkout_id: checkoutId, invoice_id: id, total_minor: invoice.total.minor })
      .execute();
    return reference;
  });
}

/** The transfer that a reference, or the number of an invoice, names. */
export async function transferNamed(services: Services, named: string): Promise<string> {
  return services.db.transaction().execute(async (trx) => (await findTransfer(trx, named)) ?? named);
}
