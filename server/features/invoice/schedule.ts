import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Instalment, PlanFault } from '../../../domain/instalments.ts';
import { planFault } from '../../../domain/instalments.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import { isOpen } from '../../../domain/invoice.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { invoiceDays } from './issue-invoices.ts';
import { sendInvoice } from './send-invoice.ts';
import { invoiceOf, selectInvoices } from './store.ts';

/** An instalment as staff agree it. */
export type PlannedInstalment = Pick<Instalment, 'dueOn'> & { readonly minor: number };

/** A new payment plan of an invoice, or why it has none. */
export type Scheduled =
  | { readonly kind: 'scheduled'; readonly invoice: Invoice }
  | { readonly kind: 'dropped'; readonly invoice: Invoice }
  | { readonly kind: 'unknown' | 'notOpen' | 'planned' | 'notPlanned' | 'paid' | 'beforeIssue' | 'deposited' }
  | { readonly kind: 'faulty'; readonly fault: PlanFault; readonly invoice: Invoice };

/** An invoice that can still be paid, held by the transaction. */
async function holdOpen(trx: Transaction<Schema>, reference: string): Promise<Invoice | 'unknown' | 'notOpen'> {
  const held = await trx
    .selectFrom('invoices')
    .select('id')
    .where('reference', '=', reference)
    .where('kind', '=', 'invoice')
    .forUpdate()
    .executeTakeFirst();
  if (!held) return 'unknown';
  const invoice = await readAgain(trx, held.id);
  return isOpen(invoice) && invoice.remaining.minor > 0 ? invoice : 'notOpen';
}

async function readAgain(trx: Transaction<Schema>, id: number): Promise<Invoice> {
  return invoiceOf(await selectInvoices(trx).where('i.id', '=', id).executeTakeFirstOrThrow());
}

/** Agrees the instalments of an open invoice, which have to pay exactly its total, and emails it again with them. */
export async function scheduleInvoice(
  trx: Transaction<Schema>,
  services: Services,
  { reference, plan }: { readonly reference: string; readonly plan: readonly PlannedInstalment[] },
): Promise<Scheduled> {
  const invoice = await holdOpen(trx, reference);
  if (typeof invoice === 'string') return { kind: invoice };
  if (invoice.instalments.length > 0) return { kind: 'planned' };
  if (invoice.chorus?.kind === 'deposited') return { kind: 'deposited' };
  const { currency } = invoice.total;
  const fault = planFault(
    plan.map(({ dueOn, minor }) => ({ dueOn, amount: { minor, currency } })),
    invoice.total,
  );
  if (fault) return { kind: 'faulty', fault, invoice };
  if (plan.some(({ dueOn }) => dueOn < invoice.issuedOn)) return { kind: 'beforeIssue' };
  const { issuedOn: today } = await invoiceDays(trx, services);
  await trx
    .insertInto('invoice_instalments')
    .values(
      plan.map(({ dueOn, minor }) => ({
        invoice_id: invoice.id,
        due_on: dueOn,
        amount_minor: minor,
        agreed_on: today,
      })),
    )
    .execute();
  await sendInvoice(trx, services, invoice.id);
  return { kind: 'scheduled', invoice: await readAgain(trx, invoice.id) };
}

/** Takes the payment plan of an invoice away, while nothing is paid, and emails it again without. */
export async function dropSchedule(
  trx: Transaction<Schema>,
  services: Services,
  reference: string,
): Promise<Scheduled> {
  const invoice = await holdOpen(trx, reference);
  if (typeof invoice === 'string') return { kind: invoice };
  if (invoice.instalments.length === 0) return { kind: 'notPlanned' };
  const { rows } = await sql`select from payment_invoices where invoice_id = ${invoice.id} limit 1`.execute(trx);
  if (rows.length > 0) return { kind: 'paid' };
  await trx.deleteFrom('invoice_instalments').where('invoice_id', '=', invoice.id).execute();
  await sendInvoice(trx, services, invoice.id);
  return { kind: 'dropped', invoice: await readAgain(trx, invoice.id) };
}
