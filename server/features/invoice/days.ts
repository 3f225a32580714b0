import type { Kysely } from 'kysely';
import type { Day } from '../../../machines/domain/invoice.ts';
import { dayIn } from '../../../machines/domain/moment-text.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { readTimeZone } from '../site/clock.ts';

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
