import type { Transaction } from 'kysely';
import type { Schema } from '../../core/db/schema.ts';

/** What a charge had paid for an invoice that a credit note undoes. */
interface Credited {
  readonly charge: string;
  readonly invoiceId: number;
  readonly minor: number;
}

/**
 * Counts money of a charge that went back without this server asking as given back for an invoice that a credit note undoes, at
 * most `minor`; a refund of more is split. Returns how much that is.
 */
export async function creditReported(
  trx: Transaction<Schema>,
  { charge, invoiceId, minor }: Credited,
): Promise<number> {
  const rows = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('charge', '=', charge)
    .where('why', 'in', ['byOffice', 'disputed'])
    .where('is_reported', '=', true)
    .where('state', '=', 'done')
    .orderBy('id')
    .execute();
  const credited = { why: 'credited', invoice_id: invoiceId } as const;
  let left = minor;
  for (const { id, ...row } of rows) {
    const part = Math.min(left, row.amount_minor);
    if (part === 0) break;
    const own = trx.updateTable('refunds').where('id', '=', id);
    if (part === row.amount_minor) await own.set(credited).execute();
    else {
      await own.set({ amount_minor: row.amount_minor - part }).execute();
      await trx
        .insertInto('refunds')
        .values({ ...row, ...credited, amount_minor: part })
        .execute();
    }
    left -= part;
  }
  return minor - left;
}
