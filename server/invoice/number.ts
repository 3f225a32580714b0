import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { dayIn } from '../../machines/domain/time-zone.ts';
import type { Schema } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { readTimeZone } from '../site/clock.ts';
import type { NewInvoice } from './create-invoice.ts';

/** Days between issue and due day. */
const PAYMENT_TERM = 30;

const DAY = 86_400_000;

/** One invoice number at a time. */
const NUMBER_LOCK = 7_345_094;

/**
 * The next number of the year, and the days of an invoice that is issued now: `FA-2026-0413`. Numbers have no gaps: until
 * the transaction ends nobody else gets one.
 */
export async function numberInvoice(
  db: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
): Promise<Pick<NewInvoice, 'reference' | 'issuedOn' | 'dueOn'>> {
  const now = clock.now();
  const zone = await readTimeZone(db);
  const issuedOn = dayIn(now.toISOString(), zone);
  const year = issuedOn.slice(0, 4);
  await sql`select pg_advisory_xact_lock(${NUMBER_LOCK})`.execute(db);
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substring(reference from '[0-9]+$')::integer), 0) + 1 as next
    from invoices where reference ~ ${`^FA-${year}-[0-9]{1,6}$`}`.execute(db);
  return {
    reference: `FA-${year}-${String(rows[0]?.next ?? 1).padStart(4, '0')}`,
    issuedOn,
    dueOn: dayIn(new Date(now.getTime() + PAYMENT_TERM * DAY).toISOString(), zone),
  };
}
