import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Invoice } from '../../../domain/invoice.ts';
import type { ListedRefund } from '../../../domain/payment.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { ListedRefundRow } from './refunds.ts';
import { listedRefundOf, visibleRefunds } from './refunds.ts';
import type { Visibility } from './store.ts';
import { invoiceOf, selectVisible } from './store.ts';

/** The invoices visible to a caller and the refunds of their payments, newest first, in one statement. */
export async function readInvoiceList(
  db: Kysely<Schema>,
  visibility: Visibility,
): Promise<{ readonly invoices: readonly Invoice[]; readonly refunds: readonly ListedRefund[] }> {
  // The first row alone has the refunds: without invoices there are none.
  const isFirst = sql<boolean>`row_number() over (order by i.issued_on desc, i.id desc) = 1`;
  const rows = await selectVisible(db, visibility)
    .select(
      sql<readonly ListedRefundRow[] | null>`case when ${isFirst} then ${visibleRefunds(visibility)} end`.as('refunds'),
    )
    .execute();
  return {
    invoices: rows.map((row) => invoiceOf(row)),
    refunds: rows.flatMap(({ refunds }) => refunds ?? []).map(listedRefundOf),
  };
}
