import type { Transaction, Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Day } from '../../../domain/day.ts';
import { dayIn } from '../../../domain/moment.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Services } from '../../core/services.ts';
import { readTimeZone } from '../site/store.ts';
import { readIssuer, readSellerFacts } from '../site/issuer.ts';
import { euroVatOf } from './euro-vat.ts';
import { readIssueFacts } from './issue-facts.ts';
import { takeNumber } from './number.ts';

/** Days between issue and due day. */
const PAYMENT_TERM = 30;

const DAY = 86_400_000;

/** When an invoice is issued, and until when it is to be paid. */
export interface InvoiceDays {
  readonly issuedOn: Day;
  readonly dueOn: Day;
}

/** The days of an invoice that is issued now, by the publisher's clock. */
export async function invoiceDays(db: Kysely<Schema>, { clock }: Pick<Services, 'clock'>): Promise<InvoiceDays> {
  const now = clock.now();
  const due = new Date(now.getTime() + PAYMENT_TERM * DAY);
  const zone = await readTimeZone(db);
  return { issuedOn: dayIn(now.toISOString(), zone), dueOn: dayIn(due.toISOString(), zone) };
}

/** Facts of a pro forma of a release that kept none. */
const unknownFacts = {
  buyer: null,
  months: null,
  period: null,
  listed: [],
  latePaymentLaw: 'commercialCode',
  euroVat: null,
  issue: null,
} as const;

/**
 * Makes invoices of those of these that are pro formas still: each gets the next number of the year, the day, and the issuer
 * of now, and stays as it is from then on: paid, where the transaction has booked a payment for it. The transaction holds
 * them, and takes no other lock afterwards.
 */
export async function issueInvoices(
  trx: Transaction<Schema>,
  services: Pick<Services, 'clock'>,
  ids: readonly number[],
): Promise<void> {
  const proFormas = await trx
    .selectFrom('invoices')
    .select(['id', 'facts', 'currency'])
    .select(
      sql<number>`(select coalesce(sum(l.vat_minor), 0) from invoice_lines l where l.invoice_id = invoices.id)::bigint`.as(
        'vat',
      ),
    )
    .where('id', 'in', ids)
    .where('kind', '=', 'proForma')
    .orderBy('id')
    .execute();
  if (proFormas.length === 0) return;
  const days = await invoiceDays(trx, services);
  const issuer = JSON.stringify(await readIssuer(trx));
  const seller = await readSellerFacts(trx);
  const { facts: column } = storedColumns.invoices;
  const year = Number(days.issuedOn.slice(0, 4));
  for (const { id, facts, ...taxed } of proFormas) {
    const known = facts ? column.read(facts, id) : unknownFacts;
    const issue = await readIssueFacts(trx, id);
    await trx
      .updateTable('invoices')
      .set({
        kind: 'invoice',
        reference: await takeNumber(trx, 'FA', year),
        issued_on: days.issuedOn,
        // Paid at its issue, it is due that day: every document says it.
        due_on: issue.payment ? days.issuedOn : days.dueOn,
        issuer,
        facts: column.write({ ...known, seller, euroVat: await euroVatOf(trx, taxed, days.issuedOn), issue }),
      })
      .where('id', '=', id)
      .execute();
  }
}
